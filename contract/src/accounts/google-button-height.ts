/** The heights of Google's button in pixels, by size. Reserved before it is drawn, so that nothing moves. */
export const GOOGLE_BUTTON_HEIGHT = { large: 40, medium: 32, small: 20 } as const;
