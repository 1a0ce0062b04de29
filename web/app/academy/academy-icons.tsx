/* Phosphor icons (MIT, see ../ui/icons/LICENSE-phosphor-icons.txt). */
import { Icon, type IconProps } from "../ui/icons/icon.tsx";

export function PlayCircleFillIcon(props: IconProps) {
  return <Icon {...props} name="play-circle-fill" />;
}

export function UsersThreeFillIcon(props: IconProps) {
  return <Icon {...props} name="users-three-fill" />;
}

export function ExamFillIcon(props: IconProps) {
  return <Icon {...props} name="exam-fill" />;
}

export function CertificateFillIcon(props: IconProps) {
  return <Icon {...props} name="certificate-fill" />;
}

export function HourglassMediumFillIcon(props: IconProps) {
  return <Icon {...props} name="hourglass-medium-fill" />;
}

export function CaretLeftBoldIcon(props: IconProps) {
  return <Icon {...props} name="caret-left-bold" />;
}

export function XCircleFillIcon(props: IconProps) {
  return <Icon {...props} name="x-circle-fill" />;
}
