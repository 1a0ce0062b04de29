/* Phosphor icons (MIT, see ../../ui/icons/LICENSE-phosphor-icons.txt). */
import { Icon, type IconProps } from "../../ui/icons/icon.tsx";

export function InfoFillIcon(props: IconProps) {
  return <Icon {...props} name="info-fill" />;
}

export function XCircleFillIcon(props: IconProps) {
  return <Icon {...props} name="x-circle-fill" />;
}
