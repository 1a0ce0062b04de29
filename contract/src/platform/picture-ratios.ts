/** Width to height of each kind of picture, to which it is cropped before it is sent. */
export const PICTURE_RATIOS = {
  campaign: [16, 10],
  product: [7, 6],
  course: [16, 9],
  event: [16, 10],
  article: [16, 9],
} as const;

export type PictureKind = keyof typeof PICTURE_RATIOS;
