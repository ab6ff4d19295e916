/** The picture of the sea. It only shows; nothing is decided here. */
export interface Scene {
  /** Sets the clock that the animals swim by. */
  keepTime(now: () => number): void;
  /** Who is at the reef, and the place of this page's player. */
  seat(taken: readonly number[], you: number): void;
  /** Animals that can be aimed at now, from left to right, with their places on the page. */
  inSight(): Target[];
  /** The animal at a point of the page, if there is one. */
  at(x: number, y: number): Target | undefined;
  /** Marks the animal that the next shot goes to. */
  aimAt(fish: number | undefined): void;
  /**
   * Shows a shot of a place at a fish; `times` resolves with what it pays, or undefined when it
   * was not made. Resolves when the shot has landed.
   */
  shoot(shot: ShownShot): Promise<void>;
  /** Whether the page can be seen and goes on: a hidden sea stands still. */
  rest(isResting: boolean): void;
}

export interface Target {
  readonly fish: number;
  readonly kind: number;
  readonly x: number;
  readonly y: number;
}

export interface ShownShot {
  readonly place: number;
  readonly fish: number;
  readonly times: Promise<number | undefined>;
  /** A catch landed here. */
  onCatch(at: { x: number; y: number }, times: number): void;
}

export interface SceneOptions {
  readonly root: HTMLElement;
  /** Without motion of its own. */
  readonly isStill: boolean;
}

export type MakeScene = (options: SceneOptions) => Promise<Scene>;
