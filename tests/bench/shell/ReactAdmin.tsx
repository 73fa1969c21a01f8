import { createRoot } from 'react-dom/client';
import {
  Admin,
  type AuthProvider,
  type DataProvider,
  Datagrid,
  List,
  NumberField,
  Resource,
  TextField,
} from 'react-admin';

/*
 * The list of taxes as react-admin's documentation makes it: its sign-in page, its list, its table, with the same
 * columns and rows from the same server. What the console finds out first, which company it is, this is told.
 */
const idCompany = new URLSearchParams(location.search).get('company') ?? '';
const kept = 'token';

const call = async (path: string, data: unknown): Promise<{ data: Record<string, unknown> }> => {
  const response = await fetch(`/api/${path}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      authorization: `Bearer ${localStorage.getItem(kept) ?? ''}`,
    },
    body: JSON.stringify({ data }),
  });
  if (!response.ok) throw new Error(String(response.status));
  return response.json();
};

const authProvider: AuthProvider = {
  login: async ({ username, password }) => {
    const { data } = await call('login/v1/login/login', { email: username, password, brand: 'default' });
    localStorage.setItem(kept, String(data['session']));
  },
  logout: async () => localStorage.removeItem(kept),
  checkAuth: async () => {
    if (localStorage.getItem(kept) === null) throw new Error('Nobody is signed in.');
  },
  checkError: async () => undefined,
  getPermissions: async () => undefined,
};

const dataProvider = {
  getList: async (
    _: string,
    {
      pagination,
      sort,
    }: { pagination: { page: number; perPage: number }; sort: { field: string; order: string } },
  ) => {
    const { page, perPage } = pagination;
    const { data } = await call('setup/v1/tax/list', {
      idCompany,
      limit: perPage,
      offset: (page - 1) * perPage,
      order: `${sort.field} ${sort.order}`,
    });
    const rows = data['elements'] as Record<string, unknown>[];
    return {
      data: rows.map((row) => ({ ...row, name: Object.values(Object(row['names']))[0] })),
      total: Number(data['total']),
    };
  },
} as unknown as DataProvider;

const Taxes = () => (
  <List sort={{ field: 'order', order: 'ASC' }} perPage={10}>
    <Datagrid>
      <NumberField source="order" />
      <TextField source="code" />
      <TextField source="name" sortable={false} />
      <TextField source="kind" />
      <NumberField source="value" />
      <TextField source="status" />
    </Datagrid>
  </List>
);

const place = document.querySelector('#root');
if (place)
  createRoot(place).render(
    <Admin authProvider={authProvider} dataProvider={dataProvider} disableTelemetry>
      <Resource name="tax" list={Taxes} />
    </Admin>,
  );
