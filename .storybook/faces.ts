/** The faces of both sites, which the site itself loads late; tests of stories do without them. */
import '#src/ui/fonts/be-vietnam-pro.css';
import '#src/ui/fonts/zen-kaku-gothic-new.css';

/** A Vietnamese text is set in its face where that is at hand (decision 060): in a story it is. */
document.documentElement.dataset['faces'] = 'in';
