import type { Region } from '@lantern/rules/lottery';

/** A province draw whose result is asked for. */
export interface AskedDraw {
  readonly drawId: string;
  readonly family: 'vn27' | 'vn18';
  readonly region: Region;
  readonly province: string;
  /** `yyyy-MM-dd` in Vietnam. */
  readonly date: string;
}

/** A service that reports the results of Vietnamese draws. Nothing that it says is trusted. */
export interface ResultSource {
  readonly name: string;
  /**
   * The numbers from ĐB down, or those that are drawn so far; undefined before there is any.
   * @throws SourceFault
   */
  fetch(draw: AskedDraw): Promise<readonly string[] | undefined>;
}

/** The source did not answer, not readably, or about another draw. */
export class SourceFault extends Error {
  override readonly name = 'SourceFault';
  readonly fault: 'unreachable' | 'unreadable' | 'other_draw';

  constructor(fault: SourceFault['fault'], message: string) {
    super(message);
    this.fault = fault;
  }
}
