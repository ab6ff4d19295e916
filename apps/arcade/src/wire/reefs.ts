/** What players see of a reef. Amounts are whole minor units in decimal digits. */

export interface ReefSeat {
  place: number;
  /** Masked. */
  name: string;
}

/** Who is at the reef: sent to a page when it comes, and to all when that changes. */
export interface ReefView {
  type: 'reef';
  /** The server's clock in milliseconds: the animals are where it says. */
  now: number;
  /** The place of this page's player. */
  you: number;
  seats: ReefSeat[];
}

/** The shots of another page in one round, after they were decided. */
export interface ReefVolley {
  type: 'volley';
  place: number;
  /** The stake of each shot. */
  power: string;
  /** The numbers of the fish, and what each shot pays in whole stakes. */
  fish: number[];
  times: number[];
}

export type ReefFrame = ReefView | ReefVolley;
