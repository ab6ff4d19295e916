import { affiliate, endpoints } from '@lantern/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { refuse } from '../../../testing/fake-server.ts';
import { fill, good, press, sent, serverAsking } from '../../../testing/register-steps.ts';
import { rules } from '../../../testing/registration-answers.ts';
import { field, renderSite } from '../../../testing/render-site.tsx';
import { tabStore } from '../../lib/device/storage.ts';

describe('the registration form', () => {
  it('REG-03 shows the fields of the brand, with an asterisk on required ones', async () => {
    await renderSite('/register', serverAsking({ email: false, payeeName: true }));
    expect(await screen.findByPlaceholderText('As on your bank account *')).toBeVisible();
    expect(screen.getByPlaceholderText('name@example.com')).not.toBeRequired();
    expect(screen.getByPlaceholderText('Choose a username *')).toBeRequired();
    expect(screen.queryByLabelText(/^Zalo/)).toBeNull();
    expect(screen.queryByLabelText(/^Mobile number/)).toBeNull();
  });

  it('REG-03 explains a broken rule with its bounds, in the language of the page', async () => {
    await renderSite('/register', serverAsking({}), 'vi');
    const user = await fill({ 'Tên đăng nhập': 'abc' });
    await user.tab();
    expect(await field(/^Tên đăng nhập/)).toHaveAccessibleDescription('Dùng từ 6 đến 16 ký tự.');
  });

  it('REG-03 names one number when both bounds are the same', async () => {
    await renderSite('/register', serverAsking({ paymentPassword: true }));
    const user = await fill({ 'Payment password': '123' });
    await user.tab();
    expect(await field(/^Payment password/)).toHaveAccessibleDescription(
      'Use exactly 6 characters.',
    );
  });

  it('REG-03 explains the kind of text by its pattern', async () => {
    await renderSite('/register', serverAsking({}));
    const user = await fill({ Username: '9lives-cat' });
    await user.tab();
    expect(await field(/^Username/)).toHaveAccessibleDescription(
      'Start with a letter, then use letters and digits only.',
    );
  });

  it('REG-04 requires the same password twice', async () => {
    const server = serverAsking({});
    await renderSite('/register', server);
    const user = await fill({ ...good, 'Confirm password': 'Sunny-day-43' });
    await user.click(press('Register'));
    expect(await field(/^Confirm password/)).toHaveAccessibleDescription(
      "The passwords don't match.",
    );
    expect(sent(server)).toHaveLength(0);
  });

  it('REG-04 has the agreement checked, and needs it, with the age of the brand', async () => {
    const server = serverAsking({}, { minimumAge: 21 });
    await renderSite('/register', server);
    const user = await fill(good);
    const agreement = screen.getByRole('checkbox', { name: /I am 21 or older/ });
    expect(agreement).toBeChecked();
    await user.click(agreement);
    await user.click(press('Register'));
    expect(agreement).toHaveAccessibleDescription(
      'You must be 21 or older and accept the terms to register.',
    );
    expect(sent(server)).toHaveLength(0);
  });

  it('REG-04 D-7 leaves the agreement to the visitor where the brand says so', async () => {
    await renderSite('/register', serverAsking({}, { agreementChecked: false }));
    const user = await fill(good);
    const agreement = screen.getByRole('checkbox', { name: /or older/ });
    expect(agreement).not.toBeChecked();
    await user.click(agreement);
    await user.click(press('Reset'));
    expect(agreement).not.toBeChecked();
  });

  it('REG-04 does not move the agreement away from under the pointer', async () => {
    await renderSite('/register', serverAsking({}));
    const user = await fill({ ...good, 'Confirm password': 'Rainy-day-42' });
    const agreement = screen.getByRole('checkbox', { name: /or older/ });
    await user.pointer({ keys: '[MouseLeft>]', target: agreement });
    expect(screen.queryByText("The passwords don't match.")).not.toBeInTheDocument();
    await user.pointer({ keys: '[/MouseLeft]', target: agreement });
    expect(agreement).not.toBeChecked();
  });

  it('REG-04 shows the text that is agreed to beside the box', async () => {
    await renderSite('/register', serverAsking({}));
    await field(/^Username/);
    await userEvent.click(press('terms and privacy policy'));
    expect(await screen.findByRole('dialog', { name: 'Terms and privacy policy' })).toBeVisible();
  });

  it('REG-04 focuses the summary of errors, whose entries focus their fields', async () => {
    await renderSite('/register', serverAsking({}));
    await field(/^Username/);
    await userEvent.click(press('Register'));
    const summary = await screen.findByRole('alert');
    expect(summary).toHaveFocus();
    await userEvent.click(within(summary).getByRole('button', { name: /^Password: / }));
    expect(await field(/^Password/)).toHaveFocus();
  });

  it('REG-05 is a page with a title, a way back and a button that empties it', async () => {
    const { place } = await renderSite('/register', serverAsking({}));
    expect(await screen.findByRole('heading', { level: 1, name: 'Create account' })).toBeVisible();
    const user = await fill({ Username: 'lanternfan' });
    await user.click(press('Reset'));
    expect(await field(/^Username/)).toHaveValue('');
    await user.click(screen.getByRole('link', { name: 'Go back' }));
    expect(place()).toBe('/');
  });

  it('REG-05 has tabs for offered ways only, and hands the typed name to the login', async () => {
    await renderSite('/?overlay=register', serverAsking({}));
    const user = await fill({ Username: 'lanternfan' });
    expect(screen.queryByRole('tab')).toBeNull();
    await user.click(press('Log in'));
    expect(await screen.findByRole('dialog', { name: 'Log in' })).toBeVisible();
    expect(await field(/^Username/)).toHaveValue('lanternfan');
  });

  it('NAV-17 focuses the first field of the modal when its rules arrive later', async () => {
    await renderSite('/?overlay=register', serverAsking({}));
    const username = await field(/^Username/);
    await waitFor(() => expect(username).toHaveFocus());
  });

  it('REG-06 sends typed and filled-in fields, and leaves empty ones out', async () => {
    const server = serverAsking({ email: false });
    server.on(affiliate, () => ({ affiliateCode: 'FRIEND7', rebate: null }));
    await renderSite('/register?referralCode=friend7', server);
    const user = await fill({ ...good, Username: '  lanternfan ' });
    await user.click(press('Register'));
    await waitFor(() => expect(sent(server)).toHaveLength(1));
    expect(sent(server)[0]?.body).toEqual({
      username: 'lanternfan',
      password: 'Sunny-day-42',
      confirmPassword: 'Sunny-day-42',
      agreement: true,
      countryDialingCode: '63',
      login: true,
      registrationMethod: 'WEB',
      registrationUrl: 'http://localhost/',
      domain: 'localhost',
      affiliateCode: 'FRIEND7',
      referralCode: 'friend7',
    });
  });

  it('REG-07 says under the username that it is taken, until it is changed', async () => {
    const server = serverAsking({});
    server.on(endpoints.registerMember, () => {
      throw refuse('username_taken');
    });
    await renderSite('/register', server);
    const user = await fill(good);
    await user.click(press('Register'));
    const username = await field(/^Username/);
    await waitFor(() =>
      expect(username).toHaveAccessibleDescription(
        'This username is taken. Please choose another.',
      ),
    );
    await user.type(username, '2');
    expect(username).not.toHaveAccessibleDescription(/is taken/);
  });

  it('REG-07 sends once, however often the button is pressed', async () => {
    const server = serverAsking({});
    let answer = () => {};
    server.on(endpoints.registerMember, async () => {
      await new Promise<void>((resolve) => {
        answer = resolve;
      });
      throw refuse('unavailable');
    });
    await renderSite('/register', server);
    const user = await fill(good);
    await user.click(press('Register'));
    await user.click(press('Register'));
    await user.type(await field(/^Confirm/), '{Enter}');
    await waitFor(() => expect(sent(server)).toHaveLength(1));
    answer();
    expect(await screen.findByText(/can't answer right now/)).toBeVisible();
    expect(sent(server)).toHaveLength(1);
  });

  it('REG-09 puts every problem that the site reports under its field', async () => {
    const server = serverAsking({ email: false });
    server.on(endpoints.registerMember, () => {
      throw refuse('registration_invalid', {
        problems: [
          { field: 'username', problem: 'pattern', patternId: 'letter_first', min: 6, max: 16 },
          { field: 'email', problem: 'length', patternId: 'email', min: 6, max: 100 },
        ],
      });
    });
    await renderSite('/register', server);
    const user = await fill(good);
    await user.click(press('Register'));
    await waitFor(async () =>
      expect(await field(/^E-mail/)).toHaveAccessibleDescription('Use 6 to 100 characters.'),
    );
    expect(await field(/^Username/)).toHaveAccessibleDescription(/Start with a letter/);
  });

  it('REG-11 keeps the referral code of a link for a later registration in the tab', async () => {
    const server = serverAsking({});
    server.on(affiliate, () => ({ affiliateCode: 'FRIEND7', rebate: null }));
    await renderSite('/register?referralCode=FRIEND7', server);
    await field(/^Username/);
    await waitFor(() => expect(server.to(affiliate)).toHaveLength(1));
    expect(tabStore.read('referralCode')).toBe('FRIEND7');
  });

  it('REG-14 logs the new member in at the home page, and then shows the account', async () => {
    const server = serverAsking({});
    const { place } = await renderSite('/register', server);
    const user = await fill(good);
    await user.click(press('Register'));
    const dialog = await screen.findByRole('alertdialog', { name: 'Registration successful' });
    expect(place()).toBe('/?overlay=registerSuccess');
    expect(tabStore.read('token')).toBe('token-of-lanternfan');
    await user.click(within(dialog).getByRole('button', { name: 'Continue' }));
    const welcome = await screen.findByRole('dialog', { name: 'Welcome to Lantern' });
    expect(within(welcome).getByText('lanternfan')).toBeVisible();
    await user.click(within(welcome).getByRole('button', { name: 'Explore games' }));
    expect(place()).toBe('/');
  });

  it('REG-14 leads from the success to the deposit', async () => {
    const { place } = await renderSite('/?overlay=register', serverAsking({}));
    const user = await fill(good);
    await user.click(press('Register'));
    await user.click(await screen.findByRole('button', { name: 'Continue' }));
    await user.click(await screen.findByRole('button', { name: 'Deposit now' }));
    expect(place()).toBe('/?centre=depositv2');
  });
});

it('the rules of the tests are the rules of the contract', () => {
  expect(endpoints.validationRules.value.safeParse(rules).success).toBe(true);
});
