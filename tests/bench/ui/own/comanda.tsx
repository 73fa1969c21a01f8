import '@comanda/tokens/base.css';
import '@comanda/tokens/themes/a.css';
import { Button } from '@comanda/ui/Button';
import { Checkbox } from '@comanda/ui/Checkbox';
import { DataTable, NOTHING } from '@comanda/ui/DataTable';
import { Dialog, DialogTrigger } from '@comanda/ui/Dialog';
import { messages } from '@comanda/ui/locales/en-GB.po';
import { Menu, MenuItem, MenuTrigger } from '@comanda/ui/Menu';
import { ProgressBar } from '@comanda/ui/ProgressBar';
import { RadioGroup } from '@comanda/ui/RadioGroup';
import { Select } from '@comanda/ui/Select';
import { Switch } from '@comanda/ui/Switch';
import { Tabs } from '@comanda/ui/Tabs';
import { TextField } from '@comanda/ui/TextField';
import { Tooltip } from '@comanda/ui/Tooltip';
import { setupI18n } from '@lingui/core';
import { I18nProvider as Catalogue } from '@lingui/react';
import { I18nProvider as Locale } from 'react-aria-components/I18nProvider';
import { show } from '../show.tsx';

const locale = 'en-GB';
const i18n = setupI18n({ locale, messages: { [locale]: messages } });
document.documentElement.dataset['theme'] = 'A';

show(
  <Catalogue i18n={i18n}>
    <Locale locale={locale}>
      <Button tone="accent">Save</Button>
      <TextField label="Name" defaultValue="Lemon tart" />
      <Checkbox label="Sells" />
      <RadioGroup label="Group" options={[{ id: 'fish', label: 'Fish' }]} />
      <Switch label="Prints" />
      <Select
        label="Tax"
        options={[
          { id: '10', label: '10 %' },
          { id: '21', label: '21 %' },
        ]}
      />
      <Tabs label="Product" items={[{ id: 'prices', label: 'Prices', content: '4.50' }]} />
      <DialogTrigger>
        <Button>Ask</Button>
        <Dialog title="Delete it?">It cannot be undone.</Dialog>
      </DialogTrigger>
      <MenuTrigger>
        <Tooltip text="More of it">
          <Button>More</Button>
        </Tooltip>
        <Menu>
          <MenuItem id="copy">Copy</MenuItem>
        </Menu>
      </MenuTrigger>
      <DataTable
        label="Products"
        columns={[{ id: 'code', header: 'Code', cell: ({ code }) => code }]}
        rows={[{ code: 'P-1000' }]}
        getRowId={({ code }) => code}
        getRowLabel={({ code }) => code}
        total={1}
        state={{
          sort: [],
          page: 1,
          pageSize: 100,
          selection: NOTHING,
          columns: ['code'],
          widths: {},
          density: 'comfortable',
        }}
        onStateChange={() => undefined}
        empty={{ title: 'Nothing yet' }}
      />
      <ProgressBar label="Publishing" value={40} />
    </Locale>
  </Catalogue>,
);
