/* Phosphor icons (MIT, see LICENSE-phosphor-icons.txt). */
import { Icon, type IconProps } from "./icon.tsx";

export function UserIcon(props: IconProps) {
  return <Icon {...props} name="user" />;
}

export function ReceiptIcon(props: IconProps) {
  return <Icon {...props} name="receipt" />;
}

export function KeyIcon(props: IconProps) {
  return <Icon {...props} name="key" />;
}

export function SignOutIcon(props: IconProps) {
  return <Icon {...props} name="sign-out" />;
}

export function PencilSimpleFillIcon(props: IconProps) {
  return <Icon {...props} name="pencil-simple-fill" />;
}

export function DownloadSimpleIcon(props: IconProps) {
  return <Icon {...props} name="download-simple" />;
}

export function TrashIcon(props: IconProps) {
  return <Icon {...props} name="trash" />;
}

export function CameraFillIcon(props: IconProps) {
  return <Icon {...props} name="camera-fill" />;
}

export function CrosshairFillIcon(props: IconProps) {
  return <Icon {...props} name="crosshair-fill" />;
}

export function ShieldCheckFillIcon(props: IconProps) {
  return <Icon {...props} name="shield-check-fill" />;
}

export function CertificateIcon(props: IconProps) {
  return <Icon {...props} name="certificate-fill" />;
}
