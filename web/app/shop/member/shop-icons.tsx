/* Phosphor icons (MIT, see ../ui/icons/LICENSE-phosphor-icons.txt). */
import { Icon, type IconProps } from "../../ui/icons/icon.tsx";

export function HeartFillIcon(props: IconProps) {
  return <Icon {...props} name="heart-fill" />;
}

export function ShieldCheckFillIcon(props: IconProps) {
  return <Icon {...props} name="shield-check-fill" />;
}
