export const USERNAME_LENGTH = { least: 3, most: 30 } as const;
export const USERNAME_PATTERN = /^[A-Za-z0-9._-]+$/;
export const PASSWORD_LENGTH = { least: 8, most: 128 } as const;

/** The heights of Google's button in pixels, by size. Reserved before it is drawn, so that nothing moves. */
export const GOOGLE_BUTTON_HEIGHT = { large: 40, medium: 32, small: 20 } as const;
