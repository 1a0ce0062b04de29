import { AMIL_BASIS_LABEL } from "@barakah/contract/zakat/amil-words";
import { Select } from "../../ui/form/select.tsx";
import { TextInput } from "../../ui/form/text-input.tsx";
import { Panel } from "../../ui/staff/panel.tsx";
import type { PanelProps } from "./panel-props.ts";

type Basis = PanelProps["values"]["amil_basis"];

const OPTIONS = Object.entries(AMIL_BASIS_LABEL).map(([value, label]) => ({ value, label }));

/** By what right zakat is taken. Without one it is not: the calculator works, and paying leads to alms. */
export function AmilPanel({ values, errorOf, onChange }: PanelProps) {
  const basis = values.amil_basis;
  const change = (part: Partial<Basis>) => onChange({ amil_basis: { ...basis, ...part } });
  return (
    <Panel
      title="Dasar menerima zakat"
      note="Tertulis di halaman zakat dan di bukti setornya. Tanpa dasar, zakat tidak diterima (UU 23/2011 pasal 38 dan 41)."
    >
      <div className="bo-fields two">
        <Select
          label="Dasar"
          value={basis.kind}
          error={errorOf("amil_basis.kind")}
          options={OPTIONS}
          onChange={({ target }) => change({ kind: target.value as Basis["kind"] })}
        />
        {basis.kind !== "none" && (
          <>
            <TextInput
              label={basis.kind === "upz" ? "LAZ atau BAZNAS yang menaungi" : "Nama lembaga"}
              value={basis.institution}
              error={errorOf("amil_basis.institution")}
              onChange={({ target }) => change({ institution: target.value })}
            />
            <TextInput
              label="Nomor surat"
              value={basis.number}
              error={errorOf("amil_basis.number")}
              onChange={({ target }) => change({ number: target.value })}
            />
            <TextInput
              label="Berlaku sampai"
              optional
              type="date"
              value={basis.valid_until}
              error={errorOf("amil_basis.valid_until")}
              onChange={({ target }) => change({ valid_until: target.value })}
            />
          </>
        )}
      </div>
    </Panel>
  );
}
