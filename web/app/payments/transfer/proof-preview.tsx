import { useEffect, useState } from "react";
import { IconButton } from "../../ui/form/icon-button.tsx";
import { Icon } from "../../ui/icons/icon.tsx";
import { fileSize } from "./use-proof.ts";

interface ProofPreviewProps {
  file: File;
  onBroken(): void;
  onRemove(): void;
}

export function ProofPreview({ file, onBroken, onRemove }: ProofPreviewProps) {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    const made = URL.createObjectURL(file);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return (
    <div className="flex items-center gap-3 rounded-md border border-primary bg-primary-softer p-2.5">
      {address && (
        <img
          src={address}
          onError={onBroken}
          alt="Pratinjau bukti transfer"
          width={52}
          height={64}
          className="h-16 w-[52px] rounded-xs object-cover object-top inset-ring inset-ring-border"
        />
      )}
      <div className="min-w-0 flex-1">
        <b className="block truncate text-sm">{file.name}</b>
        <p role="status" className="flex items-center gap-1 text-xs text-on-primary-soft">
          <Icon name="check-circle-fill" size={16} />
          {fileSize(file.size)}, siap dikirim
        </p>
      </div>
      <IconButton label="Hapus file" onClick={onRemove}>
        <Icon name="trash" size={20} />
      </IconButton>
    </div>
  );
}
