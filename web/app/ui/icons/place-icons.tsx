/* Phosphor icons (MIT, see LICENSE-phosphor-icons.txt). */
import { Icon, type IconProps } from "./icon.tsx";

export function GraduationCapIcon(props: IconProps) {
  return <Icon {...props} name="graduation-cap" />;
}

export function GraduationCapFillIcon(props: IconProps) {
  return <Icon {...props} name="graduation-cap-fill" />;
}

export function HandHeartIcon(props: IconProps) {
  return <Icon {...props} name="hand-heart" />;
}

export function HandHeartFillIcon(props: IconProps) {
  return <Icon {...props} name="hand-heart-fill" />;
}

export function HouseIcon(props: IconProps) {
  return <Icon {...props} name="house" />;
}

export function HouseFillIcon(props: IconProps) {
  return <Icon {...props} name="house-fill" />;
}

export function InfoIcon(props: IconProps) {
  return <Icon {...props} name="info" />;
}

export function InfoFillIcon(props: IconProps) {
  return <Icon {...props} name="info-fill" />;
}

export function StorefrontIcon(props: IconProps) {
  return <Icon {...props} name="storefront" />;
}

export function StorefrontFillIcon(props: IconProps) {
  return <Icon {...props} name="storefront-fill" />;
}

export function UserCircleIcon(props: IconProps) {
  return <Icon {...props} name="user-circle" />;
}

export function UserCircleFillIcon(props: IconProps) {
  return <Icon {...props} name="user-circle-fill" />;
}
