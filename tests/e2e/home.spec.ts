import { businessCalls, peopleCalls, resourceCalls } from '@comanda/api/calls';
import { paymentMethod } from '@comanda/api/areas/basics/paymentMethod';
import { signIn } from '../support/caller.ts';
import { codeBox, nameBox } from './support/crud.ts';
import { expect, test } from './support/test.ts';

const methods = resourceCalls(paymentMethod);

test('a company that lacks something is shown the way to it, until it is there @full', async ({
  page,
  visit,
  baseURL,
}) => {
  const caller = await signIn(baseURL ?? '', 'foreign');
  const { data: user } = await caller.call(peopleCalls.logged);
  const { data: companies } = await caller.call(businessCalls.companiesOfUser, { params: { id: user.id } });
  const idCompany = companies[0]?.id ?? '';
  const { data: there } = await caller.call(methods.list, { data: { idCompany, limit: 100 } });
  await caller.call(methods.setStatus, { data: { ids: there.elements.map(({ id }) => id), status: 'I' } });

  await visit.signIn('foreign');
  const setup = page.getByRole('region', { name: 'Get ready to sell' });
  const step = setup.getByRole('listitem').filter({ hasText: 'Payment methods' });
  await expect(setup.getByRole('progressbar')).toHaveAttribute('aria-valuetext', '4 of 5 done');
  await expect(setup.getByRole('link')).toHaveCount(1);
  await expect(page.getByRole('region', { name: 'Waiting changes' })).toContainText(/\d+ changes? wait/);

  await step.getByRole('link').click();
  await codeBox(page).fill('EFECTIVO9');
  await nameBox(page).fill('Efectivo');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Efectivo' })).toBeVisible();
  await page.keyboard.press('g');
  await page.keyboard.press('h');
  await expect(page.getByRole('region', { name: 'Waiting changes' })).toBeVisible();
  await expect(setup).toHaveCount(0);

  await test.step('put away, it stays away', async () => {
    const { data: all } = await caller.call(methods.list, { data: { idCompany, limit: 100 } });
    await caller.call(methods.setStatus, { data: { ids: all.elements.map(({ id }) => id), status: 'I' } });
    await page.evaluate(() => {
      for (const key of Object.keys(localStorage))
        if (key.startsWith('comanda.setup.')) localStorage.removeItem(key);
    });
    await page.reload();
    await setup.getByRole('button', { name: 'Hide' }).click();
    await expect(setup).toHaveCount(0);
    await page.reload();
    await expect(page.getByRole('region', { name: 'Waiting changes' })).toBeVisible();
    await expect(setup).toHaveCount(0);
  });
});
