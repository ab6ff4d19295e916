import { decimalOf, type Money } from '@lantern/outside/money';
import { byId, make, onPress, setUsable } from '@lantern/outside/page';

export interface StakeField {
  /** The entered stake in minor units; undefined while the field holds no amount. */
  readonly stake: bigint | undefined;
  set(stake: bigint): void;
  lock(locked: boolean): void;
}

/** The zeros of the digits on the keyboards of our languages; the other nine follow each. */
const zeros = [...'٠۰०০௦౦๐໐០'].map((zero) => zero.codePointAt(0) ?? 0);

/** Arabic, Indic, Thai, Lao and Khmer digits as 0 to 9. */
function latinDigit(digit: string): string {
  const point = digit.codePointAt(0) ?? 0;
  const zero = zeros.find((one) => point >= one && point < one + 10);
  return zero === undefined ? digit : String(point - zero);
}

/** Three digits after a comma are thousands; otherwise the comma is a decimal point. */
const withPoint = (text: string): string =>
  /^\d{1,3}(,\d{3})+(\.|$)/.test(text) ? text.replaceAll(',', '') : text.replace(',', '.');

/** Reads an amount like `12.50` or `12,50` in minor units, without floating point. */
export function amountIn(text: string, digits: number): bigint | undefined {
  const latin = text
    .replace(/\p{Nd}/gu, latinDigit)
    .replace(/[\s٬]/g, '')
    .replace('٫', '.');
  const found = /^(\d{1,13})(?:\.(\d*))?$/.exec(withPoint(latin));
  if (!found) return undefined;
  const [, units = '', part = ''] = found;
  if (part.length > digits) return undefined;
  return BigInt(units + part.padEnd(digits, '0'));
}

export interface StakeOptions {
  money: Money;
  digits: number;
  chips: readonly bigint[];
  /** The limits for the present choice and balance. */
  limits(): { minimum: bigint; maximum: bigint };
  changed(): void;
}

/** The stake: a field, chips, and the buttons for half, double and the most. */
export function makeStakeField(options: StakeOptions): StakeField {
  const { money, digits, chips, changed } = options;
  const field = byId<HTMLInputElement>('stake');
  const hint = byId('stake-hint');
  let stake: bigint | undefined = chips[0] ?? 1n;

  const write = (amount: bigint) => {
    field.value = decimalOf(amount, digits);
    accept(amount);
  };
  const accept = (amount: bigint | undefined) => {
    stake = amount;
    hint.textContent = amount === undefined ? '' : money.full(amount);
    press();
    changed();
  };
  const within = (amount: bigint) => {
    const { minimum, maximum } = options.limits();
    if (amount > maximum) return maximum < minimum ? minimum : maximum;
    return amount < minimum ? minimum : amount;
  };
  /** Marks the chip that the stake equals. */
  const press = () => {
    for (const { chip, button } of buttons)
      button.setAttribute('aria-pressed', String(chip === stake));
  };
  field.addEventListener('input', () => accept(amountIn(field.value, digits)));
  field.addEventListener('focus', () => field.select());
  const tools = {
    halve: () => write(within((stake ?? 0n) / 2n)),
    twice: () => write(within((stake ?? 0n) * 2n)),
    most: () => write(within(options.limits().maximum)),
  };
  for (const [id, act] of Object.entries(tools)) onPress(byId(id), act);
  const buttons = chips.map((chip) => {
    const button = make('button', { type: 'button', class: 'stake-chip num' }, money.short(chip));
    button.setAttribute('aria-label', money.full(chip));
    onPress(button, () => write(chip));
    return { chip, button };
  });
  byId('chips').replaceChildren(...buttons.map(({ button }) => button));
  press();
  field.value = decimalOf(stake, digits);
  hint.textContent = money.full(stake);
  return {
    get stake() {
      return stake;
    },
    set: write,
    lock: (locked) => {
      field.readOnly = locked;
      const all = [
        ...buttons.map(({ button }) => button),
        ...Object.keys(tools).map((id) => byId(id)),
      ];
      for (const button of all) setUsable(button, !locked);
    },
  };
}
