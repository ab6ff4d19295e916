/** Rows of a list after one of them, or its first ones. */
export interface RowsAfter<Row = { id: string }> {
  limit: number;
  after?: Row | undefined;
}

/** A part of a list: a page of a screen by its offset, rows of a file after one of them. */
export interface ListPart<Row = { id: string }> extends RowsAfter<Row> {
  offset?: number;
}
