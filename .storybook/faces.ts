/** The faces of both sites, which the site itself loads late; tests of stories do without them. */
import '#src/ui/fonts/be-vietnam-pro.css';
import '#src/ui/fonts/zen-kaku-gothic-new.css';
