/** Least widths of the page grid in pixels; media queries in CSS repeat them, because custom properties do not work there. */
export const BREAKPOINTS = { xs: 0, sm: 576, md: 768, lg: 992, xl: 1200, xxl: 1400 } as const;
