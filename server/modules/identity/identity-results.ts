/** The link or code is unknown, was used, or is too old. */
export const LINK_EXPIRED = { __typename: 'LinkExpired', isExpired: true } as const;
