import type { ScanList } from "./judge-ticket.ts";

/** On paper, for a phone without power. */
export const PrintedList = ({ list }: { list: ScanList }) => (
  <table className="hidden w-full text-left text-sm print:table">
    <caption>Daftar peserta {list.event.title}</caption>
    <thead>
      <tr>
        <th>Hadir</th>
        <th>Nama</th>
        <th>Jenis</th>
        <th>Keadaan</th>
      </tr>
    </thead>
    <tbody>
      {list.tickets
        .toSorted((one, other) => one.name.localeCompare(other.name))
        .map(({ hash, name, type, state, entered }) => (
          <tr key={hash}>
            <td>{entered ? "✓" : "☐"}</td>
            <td>{name}</td>
            <td>{type}</td>
            <td>{state === "valid" ? "" : state === "unpaid" ? "Belum dibayar" : "Batal"}</td>
          </tr>
        ))}
    </tbody>
  </table>
);
