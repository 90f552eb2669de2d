/** Where the two sites of a story stand. */
export const SITE_ORIGINS = { vi: 'http://vi.localhost:3000', ja: 'http://ja.localhost:3000' } as const;
