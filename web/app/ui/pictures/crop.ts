/** A part of a picture in a fixed ratio: how far it is enlarged, and where its middle lies, in pixels of the picture. */
interface Crop {
  zoom: number;
  x: number;
  y: number;
}

interface Size {
  width: number;
  height: number;
}

export const MOST_ZOOM = 4;

export const wholePicture = ({ width, height }: Size): Crop => ({ zoom: 1, x: width / 2, y: height / 2 });

/** The largest part of this ratio that the picture holds, divided by the zoom. */
export function sizeOf({ zoom }: Crop, { width, height }: Size, ratio: number): Size {
  const widest = Math.min(width, height * ratio) / zoom;
  return { width: widest, height: widest / ratio };
}

const between = (least: number, value: number, most: number) => Math.min(Math.max(value, least), most);

/** The nearest crop that lies wholly inside the picture. */
export function inside(crop: Crop, picture: Size, ratio: number): Crop {
  const zoom = between(1, crop.zoom, MOST_ZOOM);
  const { width, height } = sizeOf({ ...crop, zoom }, picture, ratio);
  return {
    zoom,
    x: between(width / 2, crop.x, picture.width - width / 2),
    y: between(height / 2, crop.y, picture.height - height / 2),
  };
}

/** Moves the picture by these fractions of the crop; the visible part moves the other way. */
export function moved(crop: Crop, picture: Size, ratio: number, right: number, down: number): Crop {
  const { width, height } = sizeOf(crop, picture, ratio);
  return inside({ ...crop, x: crop.x - right * width, y: crop.y - down * height }, picture, ratio);
}

/** The cropped picture as a JPEG for the upload. */
export const jpegOf = (canvas: HTMLCanvasElement): Promise<Blob | null> =>
  new Promise((resolve) => canvas.toBlob(resolve, "image/jpeg", 0.9));
