/* Phosphor icons (MIT, see LICENSE-phosphor-icons.txt). */
import { Icon, type IconProps } from "../../ui/icons/icon.tsx";

export function CaretLeftBoldIcon(props: IconProps) {
  return <Icon {...props} name="caret-left-bold" />;
}
