// @vitest-environment happy-dom
import { BrandContext, useBrand } from '@livery/kit/brand';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { renderScreen, startTestTexts } from '../../testing/test-app.tsx';
import { AmountField } from './amount-field.tsx';
import { PinField } from './pin-field.tsx';

afterEach(cleanup);

const Form = () => {
  const [amount, setAmount] = useState('');
  const [pin, setPin] = useState('');
  return (
    <>
      <AmountField value={amount} onValue={setAmount} hint="100 to 5000" quick={['100.00', '250.50']} />
      <PinField value={pin} onValue={setPin} />
    </>
  );
};
const open = async () => renderScreen({ Screen: Form, at: '/m/withdraw', texts: await startTestTexts() });
const getPressed = () =>
  screen.getAllByRole('button', { pressed: true }).map((button) => button.getAttribute('aria-label'));

test('fills in a quick amount with its decimals only when it has some', async () => {
  await open();
  const amount = await screen.findByLabelText<HTMLInputElement>('Amount');
  await userEvent.click(screen.getByRole('button', { name: /100\.00/ }));
  expect(amount.value).toBe('100');
  await userEvent.click(screen.getByRole('button', { name: /250\.50/ }));
  expect(amount.value).toBe('250.50');
});

test.each(['250.5', '250,50', '٢٥٠٫٥'])('marks the quick amount that the member types as %s', async (typed) => {
  await open();
  await userEvent.type(await screen.findByLabelText('Amount'), typed);
  expect(getPressed()).toEqual([expect.stringContaining('250.50')]);
});

test('accepts only six digits as a payment password, in any script, and hides them', async () => {
  await open();
  const pin = await screen.findByLabelText<HTMLInputElement>('Payment password');
  await userEvent.type(pin, '1a2-٣٤');
  expect(pin.value).toBe('1234');
  await userEvent.type(pin, '5678');
  expect(pin.value).toBe('123456');
  expect(pin.type).toBe('password');
});

test('fills in an amount with the digits of the language', async () => {
  const texts = await startTestTexts();
  await texts.changeLanguage('AR');
  renderScreen({ Screen: Form, at: '/m/withdraw', texts });
  const [chip] = await screen.findAllByRole('button', { name: /100|١٠٠/ });
  await userEvent.click(chip!);
  const { value } = screen.getByRole<HTMLInputElement>('textbox');
  expect(value).toBe(new Intl.NumberFormat('ar').format(100));
});

test('fills in and reads whole amounts in a currency without coins', async () => {
  const DongForm = () => {
    const [amount, setAmount] = useState('');
    return (
      <BrandContext value={{ ...useBrand(), currency: 'VND' }}>
        <AmountField
          value={amount}
          onValue={setAmount}
          hint=""
          quick={['100000.00']}
          max={{ label: 'All', amount: '4015533.53' }}
        />
      </BrandContext>
    );
  };
  renderScreen({ Screen: DongForm, at: '/m/withdraw', texts: await startTestTexts() });
  const amount = await screen.findByLabelText<HTMLInputElement>('Amount');
  const all = screen.getByRole('button', { name: 'All · ₫4,015,533' });
  await userEvent.click(all);
  expect(amount.value).toBe('4015533');
  expect(all.getAttribute('aria-pressed')).toBe('true');
  await userEvent.clear(amount);
  await userEvent.type(amount, '100.000');
  expect(getPressed()).toEqual(['₫100,000']);
});
