import { useState } from "react";
import standIn from "../art/avatar.svg";

interface ProfilePictureProps {
  src: string | null | undefined;
  size: 68 | 72 | 96;
  className?: string;
}

export function ProfilePicture({ src, size, className = "" }: ProfilePictureProps) {
  const [failed, setFailed] = useState<string>();
  const shown = src && src !== failed ? src : standIn;
  return (
    <img
      src={shown}
      alt="Foto profil"
      width={size}
      height={size}
      onError={() => setFailed(src ?? undefined)}
      style={{ width: size, height: size }}
      className={`flex-none rounded-full bg-primary-soft object-cover ${className}`}
    />
  );
}
