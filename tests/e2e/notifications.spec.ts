import { accounts } from '../support/accounts.ts';
import { embeddedPool } from '../support/embeddedPool.ts';
import { expect, test } from './support/test.ts';

/** One more than six pages of the panel (docs/product.md §13), and than any one call answers. */
const SENT = 121;
const PAGE = 20;

test(
  'messages are counted, read one by one when they are closed, and all at once',
  { tag: '@full' },
  async ({ page, visit, platform }) => {
    const pool = embeddedPool(platform.dataDirectory);
    const person = '(select id from app_user where email = $1)';
    await pool.query(`delete from message where id_user = ${person}`, [accounts.manager]);
    await pool.query(
      `insert into message (id, id_company, id_user, ntype, nclass, status, title, body, data, created)
     select gen_random_uuid(), m.id_company, m.id_user, 'store', 'Z', 'UNR', 'Z ' || n, 'Barra ' || n, '[]', now() - n * interval '1 minute'
     from membership m, generate_series(1, $2) n where m.id_user = ${person}`,
      [accounts.manager, SENT],
    );
    const left = async (): Promise<number> =>
      (await pool.query(`select from message where id_user = ${person}`, [accounts.manager])).rowCount ?? 0;
    await visit.signIn('manager');
    const bell = (unread: number) =>
      page
        .getByRole('banner')
        .getByRole('button', { name: new RegExp(`Notifications.*\\b${unread} unread`) });
    await bell(SENT).click();
    const panel = page.getByRole('dialog', { name: 'Notifications' });
    const rows = panel.getByRole('region', { name: 'Unread' }).getByRole('listitem');
    for (let shown = PAGE; shown < SENT; shown += PAGE) {
      await expect(rows).toHaveCount(shown);
      await panel.getByRole('button', { name: `Show ${SENT - shown} more` }).click();
    }
    await expect(rows).toHaveCount(SENT);
    await expect(rows.last()).toContainText(`Z ${SENT}`);

    await rows.first().getByRole('button').click();
    const message = page.getByRole('dialog', { name: 'Z 1', exact: true });
    await expect(message).toContainText('Barra 1');
    await page.keyboard.press('Escape');
    await expect(message).toBeHidden();
    await expect(rows).toHaveCount(SENT - 1);
    await expect(rows.first()).toContainText('Z 2');

    const question = page.getByRole('alertdialog');
    await panel.getByRole('button', { name: 'Mark all as read' }).click();
    await expect(question).toContainText(`${SENT - 1} unread`);
    await question.getByRole('button', { name: 'Cancel' }).click();
    await expect(rows.first()).toContainText('Z 2');
    await panel.getByRole('button', { name: 'Mark all as read' }).click();
    await question.getByRole('button', { name: 'Mark as read' }).click();
    await expect(panel.getByText('Nothing unread')).toBeVisible();
    await expect(panel.getByRole('button', { name: 'Mark all as read' })).toHaveCount(0);
    await panel.getByRole('radio', { name: 'Read', exact: true }).click();
    const read = panel.getByRole('region', { name: 'Read', exact: true }).getByRole('listitem');
    await expect(read).toHaveCount(PAGE);
    await expect(read.first()).toContainText('Z 1');
    await page.keyboard.press('Escape');
    await expect(
      page.getByRole('banner').getByRole('button', { name: 'Notifications', exact: true }),
    ).toBeVisible();
    const { rows: kept } = await pool.query(
      `select status, count(*)::int from message where id_user = ${person} group by status`,
      [accounts.manager],
    );
    expect(kept).toEqual([{ status: 'RED', count: SENT }]);

    await test.step('one is deleted, then all, and each asks first', async () => {
      await page.getByRole('banner').getByRole('button', { name: 'Notifications', exact: true }).click();
      await read.first().getByRole('button').click();
      await message.getByRole('button', { name: 'Delete…' }).click();
      await question.getByRole('button', { name: 'Cancel' }).click();
      expect(await left()).toBe(SENT);
      await message.getByRole('button', { name: 'Delete…' }).click();
      await question.getByRole('button', { name: 'Delete' }).click();
      await expect(message).toBeHidden();
      await expect(read.first()).toContainText('Z 2');
      expect(await left()).toBe(SENT - 1);

      await panel.getByRole('button', { name: 'Delete all…' }).click();
      await expect(question).toContainText(`${SENT - 1} items will be deleted.`);
      await question.getByRole('button', { name: 'Delete all' }).click();
      await expect(panel.getByText('Nothing read yet')).toBeVisible();
      expect(await left()).toBe(0);
    });
    await pool.end();
  },
);
