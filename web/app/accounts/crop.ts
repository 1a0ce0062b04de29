/** A square cut out of a picture: how far it is enlarged, and where its middle lies, in pixels of the picture. */
export interface Crop {
  zoom: number;
  x: number;
  y: number;
}

export interface Size {
  width: number;
  height: number;
}

export const MOST_ZOOM = 4;

export function wholePicture({ width, height }: Size): Crop {
  return { zoom: 1, x: width / 2, y: height / 2 };
}

export function sideOf({ zoom }: Crop, { width, height }: Size): number {
  return Math.min(width, height) / zoom;
}

const between = (least: number, value: number, most: number) => Math.min(Math.max(value, least), most);

/** The nearest crop that lies wholly inside the picture. */
function inside(crop: Crop, picture: Size): Crop {
  const zoom = between(1, crop.zoom, MOST_ZOOM);
  const half = sideOf({ ...crop, zoom }, picture) / 2;
  return {
    zoom,
    x: between(half, crop.x, picture.width - half),
    y: between(half, crop.y, picture.height - half),
  };
}

/** The picture moves by these parts of the square's side; what is seen moves the other way. */
export function moved(crop: Crop, picture: Size, right: number, down: number): Crop {
  const side = sideOf(crop, picture);
  return inside({ ...crop, x: crop.x - right * side, y: crop.y - down * side }, picture);
}

export function zoomed(crop: Crop, picture: Size, zoom: number): Crop {
  return inside({ ...crop, zoom }, picture);
}
