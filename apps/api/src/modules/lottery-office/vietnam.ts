/** Vietnam is seven hours ahead of UTC and does not change its clocks. */
const ahead = 7 * 3_600_000;

/** The day in Vietnam at a moment, as `yyyy-MM-dd`. */
export const todayInVietnam = (now: Date): string =>
  new Date(now.getTime() + ahead).toISOString().slice(0, 10);
