import { UPLOAD_ACCEPT } from "@barakah/contract/platform/uploaded-picture-types";
import { type ChangeEvent, useEffect, useRef, useState } from "react";
import { fileSize } from "../../platform/format.ts";
import { Button } from "../../ui/form/button.tsx";
import { Field } from "../../ui/form/field.tsx";
import { IconButton } from "../../ui/form/icon-button.tsx";
import type { Form } from "../../ui/form/use-form.ts";
import { Icon } from "../../ui/icons/icon.tsx";
import { Spinner } from "../../ui/icons/spinner.tsx";
import { useToast } from "../../ui/toast/toasts.tsx";
import type { TransferValues } from "./transfer-fields.ts";
import { useProof } from "./use-proof.ts";

const NO_PICTURE = "Foto ini tidak dapat dibuka. Pilih atau ambil foto lain.";

export function ProofField({ form }: { form: Form<TransferValues> }) {
  const { proof_file: proof } = form.values;
  const error = form.errors.proof_file;
  const toast = useToast();
  function take(file: File | null, problem?: string) {
    form.change({ proof_file: file });
    if (!problem) return;
    form.setError("proof_file", problem);
    toast.error(problem);
  }
  const { preparing, choose: prepare, remove } = useProof(take);
  const input = useRef<HTMLInputElement>(null);
  const [dragging, setDragging] = useState(false);

  function choose({ target }: ChangeEvent<HTMLInputElement>) {
    setDragging(false);
    const [file] = target.files ?? [];
    // Emptied, so that the same file can be chosen again.
    target.value = "";
    if (file) void prepare(file);
  }
  function takePhoto() {
    input.current?.setAttribute("capture", "environment");
    input.current?.click();
    input.current?.removeAttribute("capture");
  }
  const border = error ? "border-danger" : dragging ? "border-primary" : "border-border-strong";
  return (
    <Field label="Bukti transfer" hint="JPG, JPEG, atau PNG. Maksimal 2MB." error={error}>
      {(control) => (
        <>
          {proof && (
            <ProofPreview
              file={proof}
              // A file that is not a picture is no proof.
              onBroken={() => take(null, NO_PICTURE)}
              onRemove={() => {
                remove();
                input.current?.focus();
              }}
            />
          )}
          <div
            className={`relative flex flex-col items-center gap-1 rounded-md border-[1.5px] border-dashed bg-surface px-4 text-center has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus ${border} ${proof ? "py-2.5" : "py-5"}`}
          >
            <input
              {...control}
              ref={input}
              type="file"
              name="proof_file"
              accept={UPLOAD_ACCEPT}
              onChange={choose}
              onDragEnter={() => setDragging(true)}
              onDragLeave={() => setDragging(false)}
              className="absolute inset-0 size-full cursor-pointer opacity-0"
            />
            <DropText preparing={preparing} replaces={proof !== null} />
          </div>
          <div className="hidden pointer-coarse:block">
            <Button variant="line" size="sm" block onClick={takePhoto}>
              <Icon name="camera" size={20} />
              Ambil Foto
            </Button>
          </div>
        </>
      )}
    </Field>
  );
}

function DropText({ preparing, replaces }: { preparing: boolean; replaces: boolean }) {
  if (preparing) return <Spinner label="Menyiapkan foto…" />;
  if (replaces) return <b className="text-sm text-primary-text">Ganti bukti transfer</b>;
  return (
    <>
      <span className="mb-1 grid size-11 place-items-center rounded-full bg-primary-soft text-on-primary-soft">
        <Icon name="upload-simple" size={24} />
      </span>
      <b>Unggah bukti transfer</b>
    </>
  );
}

interface ProofPreviewProps {
  file: File;
  onBroken(): void;
  onRemove(): void;
}

function ProofPreview({ file, onBroken, onRemove }: ProofPreviewProps) {
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
