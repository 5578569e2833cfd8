// The public tables, live.

import type { ListedTable, TableList } from "../protocol/index.js";

/** Calls back with the list whenever it changes; the browser reconnects by itself. */
export function tablesLive(changed: (tables: ListedTable[]) => void): () => void {
  const source = new EventSource("/api/tables/live");
  const heard = (event: MessageEvent<string>): void => {
    changed((JSON.parse(event.data) as TableList).tables);
  };
  source.addEventListener("tables", heard);
  return () => source.close();
}
