/**
 * The address is all that protects a payment: no cache keeps its page, no search finds it, and no other site is told of it.
 * Our own forms are: without it a browser would not say where a form without JavaScript comes from.
 */
export const privatePage = () => ({
  "cache-control": "no-store",
  "referrer-policy": "same-origin",
  "x-robots-tag": "noindex",
});
