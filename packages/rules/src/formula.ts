type Value = string | number | Formula;

/**
 * A formula over whole numbers, as data: both sides compute by it, and the database's function is
 * printed from it. `/` rounds down. A text is the name of a variable.
 */
export type Formula =
  | readonly [operator: '+' | '-' | '*' | '/' | 'least', left: Value, right: Value]
  | readonly ['if less', left: Value, right: Value, then: Value, otherwise: Value];

/**
 * Computes a formula. All values are whole numbers; amounts are minor units.
 * @throws Error for a variable without a value
 */
export function compute(value: Value, variables: Readonly<Record<string, bigint>>): bigint {
  if (typeof value === 'number') return BigInt(value);
  if (typeof value === 'string') {
    const known = variables[value];
    if (known === undefined) throw new Error(`The formula needs a value for ${value}.`);
    return known;
  }
  const [left, right] = [compute(value[1], variables), compute(value[2], variables)];
  switch (value[0]) {
    case '+':
      return left + right;
    case '-':
      return left - right;
    case '*':
      return left * right;
    case '/':
      return left / right;
    case 'least':
      return left < right ? left : right;
    case 'if less':
      return compute(left < right ? value[3] : value[4], variables);
  }
}

/** Prints a formula as an SQL expression; `names` says what each variable is called there. */
export function formulaSql(value: Value, names: Readonly<Record<string, string>>): string {
  if (typeof value === 'number') return String(value);
  if (typeof value === 'string') return names[value] ?? value;
  const [left, right] = [formulaSql(value[1], names), formulaSql(value[2], names)];
  if (value[0] === 'least') return `least(${left}, ${right})`;
  if (value[0] !== 'if less') return `(${left} ${value[0]} ${right})`;
  const [then, otherwise] = [formulaSql(value[3], names), formulaSql(value[4], names)];
  return `case when ${left} < ${right} then ${then} else ${otherwise} end`;
}
