/** Message and title of a page whose data could not be had; what went wrong stands in the log only. */
export const INTERNAL_ERROR = 'Internal Server Error';
