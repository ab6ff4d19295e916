import { verify } from '@node-rs/argon2';

// The yardstick of logins: a process that only compares a password with a stored hash, four at a
// time, for some seconds. The hash contains its cost parameters.
const [stored = '', password = '', seconds = ''] = process.argv.slice(2);
const began = performance.now();
const end = began + Number.parseFloat(seconds) * 1000;
let compared = 0;

async function compare(): Promise<void> {
  while (performance.now() < end) {
    if (!(await verify(stored, password))) throw new Error('The right password was found wrong.');
    compared += 1;
  }
}

await Promise.all([compare(), compare(), compare(), compare()]);
process.stdout.write(String((compared * 1000) / (performance.now() - began)));
