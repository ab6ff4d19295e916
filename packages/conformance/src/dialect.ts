/** What a wallet call can end in, whatever the protocol calls it. */
export type Verdict =
  | 'ok'
  | 'insufficient_funds'
  | 'token_unknown'
  | 'token_expired'
  | 'player_blocked'
  | 'in_debt'
  | 'bad_signature'
  | 'stale'
  | 'replayed'
  | 'wrong_currency'
  | 'mismatch'
  | 'unknown_transaction'
  | 'rolled_back'
  | 'settled'
  | 'round_closed'
  | 'free_rounds_over'
  | 'bad_input'
  | 'bad_json';

/** An open game of a player. */
export interface Play {
  player: string;
  token: string;
  currency: string;
  /** Free rounds that the site has granted for the game. */
  freeRounds?: Grant | undefined;
}

export interface Grant {
  id: string;
  left: number;
}

/** A wallet call, before a protocol words it. Amounts are minor units. */
export type Intent =
  | { kind: 'balance' }
  | {
      kind: 'bet';
      id: string;
      round: string;
      amount: bigint;
      /** Without a stake: a free round, or a promotion of the vendor. */
      free?: 'round' | 'promotion';
      /** The id of the site's grant that a free round uses. */
      grant?: string;
    }
  | {
      kind: 'win';
      id: string;
      bet: string;
      round: string;
      amount: bigint;
      closes?: boolean;
      free?: 'round' | 'promotion';
    }
  | { kind: 'rollback'; id: string; target: string; round: string };

export interface Message {
  path: string;
  body: string;
}

export interface Answer {
  /** The protocol's own word of the verdict. */
  word: string;
  /** Minor units; undefined if the reply has none. */
  balance: bigint | undefined;
  /** What the grant of a free round has left. */
  freeRoundsLeft?: number | undefined;
}

/** A member of the site who can open a game. */
export interface Member {
  /** Opens a game of the vendor. Returns its address. */
  launch(): Promise<string>;
  /** Ends the login, and with it the play session. */
  logout(): Promise<void>;
}

/** The wallet calls of a vendor: how one protocol says what the list of checks needs. */
export interface Dialect {
  readonly protocol: string;
  /** The protocol's words of the verdicts. */
  readonly words: Readonly<Record<Verdict, string>>;
  /** Checks that the protocol cannot have, by their title, with the reason. */
  readonly lacks: Readonly<Record<string, string>>;
  readonly unknownFields: 'ignored' | 'refused';
  open(member: Member): Promise<Play>;
  /** Changes go over the fields of the body. */
  message(play: Play, intent: Intent, change?: object): Message;
  /** @param now milliseconds since 1970 */
  sign(message: Message, now: number): Record<string, string>;
  read(text: string, play: Play): Answer;
  /** A large amount that the protocol can write exactly, in minor units. */
  readonly largeAmount: bigint;
  /** The fields of amounts that a site must refuse. */
  readonly badAmounts: Readonly<Record<'fraction' | 'huge' | 'negative', object>>;
}
