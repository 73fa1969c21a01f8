import { chromium } from 'playwright';
import { product } from '@comanda/api/areas/sales/product';
import { chromiumFlags } from '../../tools/lib/chromium-flags.mjs';
import { startBench } from '../bench/platform.ts';
import { isThere, visitOf } from '../e2e/support/test.ts';

const cases = process.argv.slice(2);
const platform = await startBench();
const executablePath = process.env['CHROMIUM_PATH'];
const browser = await chromium.launch({ args: chromiumFlags, ...(executablePath !== undefined && { executablePath }) });
const baseURL = platform.server.origin;
const out = '/tmp/files/shots';
try {
  const context = await browser.newContext({ baseURL, locale: 'en-GB', reducedMotion: 'reduce', viewport: { width: 1366, height: 900 }, timezoneId: 'Pacific/Auckland' });
  const page = await context.newPage();
  page.on('pageerror', (e) => console.log('PAGEERROR', e.message));
  const visit = visitOf(page);
  await visit.signIn('owner');
  await visit.choose('Taberna La Encina');
  if (!process.env['SKIP_DAYS']) {
  await platform.pool.query(`update department set created = '2026-11-26T12:50:00Z' where id in (select id from department where id_company = (select id from company where code = 'ENCINA') order by "order" limit 1)`);
  const where = encodeURIComponent(JSON.stringify({ field: 'created', operator: 'eq', value: '2026-11-27' }));
  await page.goto(`/settings/sales/departments?where=${where}`);
  await isThere(page);
  await page.screenshot({ path: `${out}/days-departments.png` });
  await page.goto('/documents/sales/tickets?period=today');
  await isThere(page);
  await page.screenshot({ path: `${out}/days-tickets.png` });
  const row = page.getByRole('row').nth(1);
  if (await row.count()) { await row.click().catch(() => undefined); await page.waitForTimeout(800); await page.screenshot({ path: `${out}/days-ticket.png` }); }
  await page.goto('/');
  await isThere(page);
  await page.screenshot({ path: `${out}/days-home.png`, fullPage: true });
  }
  for (const name of cases) {
    await page.setViewportSize({ width: 1366, height: 900 });
    await page.goto(`${product.route}/import`);
    await page.locator('input[type="file"]').setInputFiles(name.startsWith('/') ? name : `/work/shared/data/cases/${name}`);
    await page.getByRole('heading', { name: 'Columns' }).waitFor({ timeout: 15000 }).catch(() => undefined);
    await page.waitForTimeout(700);
    const short = name.split('/').at(-1);
    await page.screenshot({ path: `${out}/${short}-columns.png`, fullPage: true });
    const next = page.getByRole('link', { name: 'Check the rows' });
    if (await next.count()) {
      await next.click();
      await page.waitForTimeout(1200);
      await page.screenshot({ path: `${out}/${short}-check.png`, fullPage: true });
      await page.goBack();
      await page.waitForTimeout(500);
    }
    if (name === cases[0]) {
      await page.setViewportSize({ width: 390, height: 844 });
      await page.waitForTimeout(500);
      await page.screenshot({ path: `${out}/${short}-390.png`, fullPage: true });
      await page.setViewportSize({ width: 1366, height: 900 });
      await page.evaluate(() => { document.documentElement.dataset['mode'] = 'dark'; });
      await page.screenshot({ path: `${out}/${short}-dark.png`, fullPage: true });
      const url = page.url();
      await page.evaluate(() => localStorage.setItem('lastLanguage', 'ar-EG'));
      await page.goto(url);
      await page.waitForTimeout(1500);
      await page.screenshot({ path: `${out}/${short}-ar.png`, fullPage: true });
      await page.evaluate(() => localStorage.setItem('lastLanguage', 'en-GB'));
    }
  }
} finally {
  await browser.close();
  await platform.stop();
}
