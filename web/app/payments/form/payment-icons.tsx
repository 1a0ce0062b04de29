/* Phosphor icons (MIT, see ../ui/icons/LICENSE-phosphor-icons.txt). */
import { Icon, type IconProps } from "../../ui/icons/icon.tsx";

export function UploadSimpleIcon(props: IconProps) {
  return <Icon {...props} name="upload-simple" />;
}

export function TrashIcon(props: IconProps) {
  return <Icon {...props} name="trash" />;
}

export function WarningFillIcon(props: IconProps) {
  return <Icon {...props} name="warning-fill" />;
}

export function WhatsAppLogoFillIcon(props: IconProps) {
  return <Icon {...props} name="whats-app-logo-fill" />;
}

export function ReceiptIcon(props: IconProps) {
  return <Icon {...props} name="receipt" />;
}

export function CreditCardIcon(props: IconProps) {
  return <Icon {...props} name="credit-card" />;
}

export function CameraIcon(props: IconProps) {
  return <Icon {...props} name="camera" />;
}
