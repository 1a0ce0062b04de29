/* Phosphor icons (MIT, see ../ui/LICENSE-phosphor-icons.txt). */
import { Glyph, type IconProps } from "../ui/glyph.tsx";

export function HeartFillIcon(props: IconProps) {
  return (
    <Glyph
      {...props}
      path="M240,102c0,70-103.79,126.66-108.21,129a8,8,0,0,1-7.58,0C119.79,228.66,16,172,16,102A62.07,62.07,0,0,1,78,40c20.65,0,38.73,8.88,50,23.89C139.27,48.88,157.35,40,178,40A62.07,62.07,0,0,1,240,102Z"
    />
  );
}

export function ShieldCheckFillIcon(props: IconProps) {
  return (
    <Glyph
      {...props}
      path="M208,40H48A16,16,0,0,0,32,56v56c0,52.72,25.52,84.67,46.93,102.19,23.06,18.86,46,25.26,47,25.53a8,8,0,0,0,4.2,0c1-.27,23.91-6.67,47-25.53C198.48,196.67,224,164.72,224,112V56A16,16,0,0,0,208,40Zm-34.32,69.66-56,56a8,8,0,0,1-11.32,0l-24-24a8,8,0,0,1,11.32-11.32L112,148.69l50.34-50.35a8,8,0,0,1,11.32,11.32Z"
    />
  );
}
