export interface Row {
  id: string;
  token: string;
}

export interface Verdict {
  lost: number;
  twice: number;
}

/** A row is lost if its id is missing or has another token; duplicated if its id was assigned twice. */
export function judge(answered: Row[], stored: Row[]): Verdict {
  const tokens = new Map(stored.map((row) => [row.id, row.token]));
  const lost = answered.filter((row) => tokens.get(row.id) !== row.token).length;
  const twice = repeated(answered) + repeated(stored);
  return { lost, twice };
}

function repeated(rows: Row[]): number {
  return rows.length - new Set(rows.map((row) => row.id)).size;
}
