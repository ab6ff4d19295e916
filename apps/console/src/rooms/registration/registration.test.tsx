import { type StaffRule, staffEndpoints } from '@lantern/contracts';
import { type RegistrationField, registrationFields } from '@lantern/rules';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { FakeOps, refuse } from '../../../testing/fake-ops.ts';
import { renderConsole } from '../../../testing/render-console.tsx';

const { registrationRules, saveRegistrationAges, saveRegistrationRule } = staffEndpoints;

const ruleOf = (field: RegistrationField, change: Partial<StaffRule> = {}): StaffRule => ({
  ...{ field, enabled: false, required: false, patternId: 'no_spaces', acceptedPattern: '*' },
  ...{ minLength: 1, maxLength: 50, version: '0'.repeat(32), place: 'absent' },
  ...change,
});
const username = ruleOf('username', {
  ...{
    enabled: true,
    required: true,
    place: 'required',
    patternId: 'letter_first',
    minLength: 6,
    maxLength: 16,
  },
});
const rulesWith = (...changed: StaffRule[]) => ({
  ages: { ...{ minimumAge: 18, birthdayAge: 21, agreementChecked: true }, version: 'a'.repeat(32) },
  rules: registrationFields.map(
    (field) => changed.find((rule) => rule.field === field) ?? ruleOf(field),
  ),
});

let ops: FakeOps;
beforeEach(() => {
  ops = new FakeOps('owner');
  ops.on(registrationRules, () => rulesWith(username));
});

const open = () => renderConsole('/registration', { ops, token: 't' });
/** Opens the dialog of a field. */
async function change(name: string) {
  await open();
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: `Change ${name}` }));
  return { user, dialog: within(await screen.findByRole('dialog', { name: `Change ${name}` })) };
}
const retype = async (
  user: ReturnType<typeof userEvent.setup>,
  field: HTMLElement,
  text: string,
) => {
  await user.clear(field);
  // A bracket would begin the name of a key.
  if (text !== '') await user.type(field, text.replaceAll(/[{[]/g, '$&$&'));
};

describe('REG-01 the room of the registration', () => {
  it('REG-01 lists the sixteen fields with their rules', async () => {
    ops.on(registrationRules, () =>
      rulesWith(username, ruleOf('zalo', { acceptedPattern: '[a-z]+' })),
    );
    await open();
    const table = await screen.findByRole('table', { name: 'Registration' });
    expect(within(table).getAllByRole('row')).toHaveLength(17);
    expect(
      screen.getByRole('row', { name: /^Username Required Start with a letter.* Any 6–16/ }),
    ).toBeVisible();
    expect(
      screen.getByRole('row', { name: /^Zalo Not shown Don't use spaces\. \[a-z\]\+ 1–50/ }),
    ).toBeVisible();
  });

  it.each(['support', 'auditor'] as const)(
    'OPR-01 lets a %s look and change nothing',
    async (role) => {
      ops = new FakeOps(role);
      ops.on(registrationRules, () => rulesWith(username));
      await open();
      const table = await screen.findByRole('table', { name: 'Registration' });
      expect(within(table).queryByRole('button')).toBeNull();
    },
  );
});

describe('REG-02 the rule of a field', () => {
  it('REG-02 is saved with the version that was read, and a reason', async () => {
    const { user, dialog } = await change('Zalo');
    ops.on(saveRegistrationRule, () => rulesWith(username));
    await user.click(dialog.getByRole('checkbox', { name: 'Show on the form' }));
    await retype(user, dialog.getByRole('textbox', { name: /Custom expression/ }), '[0-9]{8}');
    await retype(user, dialog.getByRole('textbox', { name: /Maximum/ }), '8');
    await user.type(dialog.getByRole('textbox', { name: /Reason/ }), 'Numbers alone');
    await user.click(dialog.getByRole('button', { name: 'Save rule' }));
    await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
    expect(ops.to(saveRegistrationRule)[0]?.body).toEqual({
      ...{
        field: 'zalo',
        version: '0'.repeat(32),
        enabled: true,
        required: false,
        patternId: 'no_spaces',
      },
      ...{ acceptedPattern: '[0-9]{8}', minLength: 1, maxLength: 8, reason: 'Numbers alone' },
    });
  });

  it('REG-02 opens with the stored settings, and not with those read before', async () => {
    await open();
    const user = userEvent.setup();
    const opener = await screen.findByRole('button', { name: 'Change Username' });
    ops.on(registrationRules, () =>
      rulesWith({ ...username, maxLength: 12, version: 'f'.repeat(32) }),
    );
    await user.click(opener);
    const dialog = within(await screen.findByRole('dialog', { name: 'Change Username' }));
    expect(dialog.getByRole('textbox', { name: /Maximum/ })).toHaveValue('12');
  });

  it.each([
    ['pattern_unsafe', '(a+)+', 'This expression is too slow for some texts.'],
    ['pattern_unreadable', '(?=x)', "This expression isn't supported."],
  ] as const)('REG-02 K11 that is refused as %s says why in words', async (code, pattern, said) => {
    const { user, dialog } = await change('Zalo');
    ops.on(saveRegistrationRule, () => {
      throw refuse(code, { fields: ['acceptedPattern'] });
    });
    const own = dialog.getByRole('textbox', { name: /Custom expression/ });
    await retype(user, own, pattern);
    await user.type(dialog.getByRole('textbox', { name: /Reason/ }), 'To try it');
    await user.click(dialog.getByRole('button', { name: 'Save rule' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent(said);
    expect(own).toBeInvalid();
    expect(own).toHaveAccessibleDescription(expect.stringContaining(said));
  });

  it('REG-02 says that a colleague has changed the rule meanwhile', async () => {
    const { user, dialog } = await change('Zalo');
    ops.on(saveRegistrationRule, () => {
      throw refuse('rule_changed');
    });
    await user.type(dialog.getByRole('textbox', { name: /Reason/ }), 'To try it');
    await user.click(dialog.getByRole('button', { name: 'Save rule' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent(
      'Someone else has changed this rule.',
    );
  });

  it.each([
    ['Minimum', '60'],
    ['Maximum', '0'],
    ['Maximum', '256'],
    ['Maximum', 'many'],
  ])('REG-02 is not sent with %s %s', async (name, typed) => {
    const { user, dialog } = await change('Zalo');
    await retype(user, dialog.getByRole('textbox', { name: new RegExp(name) }), typed);
    await user.type(dialog.getByRole('textbox', { name: /Reason/ }), 'To try it');
    await user.click(dialog.getByRole('button', { name: 'Save rule' }));
    expect(dialog.getByRole('alert')).toHaveTextContent('Not sent yet.');
    expect(ops.to(saveRegistrationRule)).toEqual([]);
  });

  it('REG-04 does not decide whether the username is asked for', async () => {
    const { dialog } = await change('Username');
    expect(dialog.queryByRole('checkbox')).toBeNull();
    expect(dialog.getByText('Always on the form.')).toBeVisible();
  });

  it('REG-04 cannot require what the form does not ask for', async () => {
    const { user, dialog } = await change('Zalo');
    const [asked, required] = dialog.getAllByRole('checkbox');
    expect(required).toBeDisabled();
    await user.click(asked as HTMLElement);
    await user.click(required as HTMLElement);
    await user.click(asked as HTMLElement);
    expect(required).not.toBeChecked();
  });
});

describe('REG-02 a rule that is tried out', () => {
  it.each([
    ['[a-z]+[0-9]{2}', 'abc12', 'Valid.'],
    ['[a-z]+[0-9]{2}', 'abc123', "Doesn't match the custom expression."],
    ['*', 'two words', "Don't use spaces."],
    ['*', 'x'.repeat(51), 'Use 1 to 50 characters.'],
    ['(?=x', 'abc', "We can't read the custom expression."],
    ['(a+)+', `${'a'.repeat(40)}b`, "Doesn't match the custom expression."],
  ])('REG-02 K11 says of %s and %s: %s', async (pattern, typed, said) => {
    const { user, dialog } = await change('Zalo');
    await retype(user, dialog.getByRole('textbox', { name: /Custom expression/ }), pattern);
    await user.click(dialog.getByRole('textbox', { name: /Try it out/ }));
    await user.paste(typed);
    expect(await within(dialog.getByRole('status')).findByText(said)).toBeVisible();
    expect(ops.to(saveRegistrationRule)).toEqual([]);
  });
});

describe('D-7 the ages of the brand', () => {
  const fill = async (birthdayAge: string) => {
    const { user, dialog } = await change('Ages and agreement');
    ops.on(saveRegistrationAges, () => rulesWith(username));
    await retype(user, dialog.getByRole('textbox', { name: /^Birthday/ }), birthdayAge);
    await user.click(dialog.getByRole('checkbox', { name: 'Agreement box starts checked' }));
    await user.type(dialog.getByRole('textbox', { name: /Reason/ }), 'A stricter rule');
    await user.click(dialog.getByRole('button', { name: 'Save ages' }));
    return dialog;
  };

  it('are shown, and saved with the version that was read', async () => {
    await fill('25');
    await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
    expect(ops.to(saveRegistrationAges)[0]?.body).toEqual({
      ...{ minimumAge: 18, birthdayAge: 25, agreementChecked: false },
      ...{ version: 'a'.repeat(32), reason: 'A stricter rule' },
    });
  });

  it('are not sent with a birthday below the age of registration', async () => {
    const dialog = await fill('17');
    expect(dialog.getByRole('textbox', { name: /^Birthday/ })).toBeInvalid();
    expect(ops.to(saveRegistrationAges)).toEqual([]);
  });
});
