/** In the local storage, as long as somebody is signed in. */
export const LOGIN_KEY = 'futago.auth';
