import { longestText, registrationFields } from '@lantern/rules';
import { expect, it } from 'vitest';
import { registrationBody } from '../registration.ts';
import { secret } from '../wire.ts';

const sent = {
  username: 'player1',
  password: 'Secret-1',
  confirmPassword: 'Secret-1',
  agreement: true,
};
/**
 * The characters of the captcha are sent under a name of their own, and a payment password by forms
 * that take less of it.
 */
const asked = registrationFields.filter(
  (field) => field !== 'captcha' && field !== 'paymentPassword',
);

const longest = (takes: (text: string) => boolean, length: number) =>
  takes('a'.repeat(length)) && !takes('a'.repeat(length + 1));

it.each(asked)(
  'REG-02 a rule may ask for as much of %s as the form can send, and for no more',
  (field) => {
    const takes = (text: string) => registrationBody.safeParse({ ...sent, [field]: text }).success;
    expect(longest(takes, longestText(field))).toBe(true);
  },
);

it('REG-02 limits a payment password rule to the length that a withdrawal can send', () => {
  expect(longest((text) => secret.safeParse(text).success, longestText('paymentPassword'))).toBe(
    true,
  );
});
