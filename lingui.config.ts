import { defineConfig } from '@lingui/conf';
import { formatter } from '@lingui/format-po';

export default defineConfig({
  locales: ['vi', 'ja'],
  catalogs: [{ path: 'locales/{locale}/messages', include: ['src'] }],
  format: formatter({ lineNumbers: false }),
});
