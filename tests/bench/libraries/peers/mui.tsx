import Button, { type ButtonProps } from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import CardHeader from '@mui/material/CardHeader';
import Checkbox from '@mui/material/Checkbox';
import Chip, { type ChipProps } from '@mui/material/Chip';
import CssBaseline from '@mui/material/CssBaseline';
import FormControlLabel from '@mui/material/FormControlLabel';
import MenuItem from '@mui/material/MenuItem';
import Paper from '@mui/material/Paper';
import { createTheme, ThemeProvider, useColorScheme } from '@mui/material/styles';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import TextField from '@mui/material/TextField';
import { useMemo, useState } from 'react';
import type { Library, Tone, Weight } from '../library.ts';
import { type Theme, useSwitches } from '../switches.ts';

/*
 * Modes by `colorSchemes` and CSS theme variables with `useColorScheme`, which its documentation recommends over
 * `palette.mode`: the theme in the context stays the same object. Another theme is another object for the provider.
 */
const options = {
  cssVariables: { colorSchemeSelector: 'data' },
  colorSchemes: { light: true, dark: true },
} as const;
const violet = { palette: { primary: { main: '#7f59cb' } } };
const themes = {
  own: createTheme(options),
  other: createTheme({ ...options, colorSchemes: { light: violet, dark: violet } }),
};

function Switching({ setTheme }: { readonly setTheme: (theme: Theme) => void }) {
  const { setMode } = useColorScheme();
  useSwitches(useMemo(() => ({ mode: setMode, theme: setTheme }), [setMode, setTheme]));
  return null;
}
const Provider: Library['Provider'] = ({ children }) => {
  const [theme, setTheme] = useState<Theme>('own');
  return (
    <ThemeProvider theme={themes[theme]} defaultMode="light">
      <CssBaseline />
      <Switching setTheme={setTheme} />
      {children}
    </ThemeProvider>
  );
};

const buttons: Readonly<Record<Weight, ButtonProps>> = {
  primary: { variant: 'contained' },
  plain: { variant: 'outlined' },
  danger: { variant: 'contained', color: 'error' },
};
const MuiButton: Library['Button'] = ({ label, weight }) => <Button {...buttons[weight]}>{label}</Button>;
const chips: Readonly<Record<Tone, NonNullable<ChipProps['color']>>> = {
  good: 'success',
  warning: 'warning',
  bad: 'error',
};
const Badge: Library['Badge'] = ({ text, tone }) => <Chip size="small" color={chips[tone]} label={text} />;

export const library: Library = {
  Provider,
  Section: ({ title, children }) => (
    <Card>
      <CardHeader title={title} />
      <CardContent>{children}</CardContent>
    </Card>
  ),
  Field: ({ label, value }) => <TextField label={label} defaultValue={value} size="small" />,
  Checkbox: ({ label, isChecked }) => (
    <FormControlLabel control={<Checkbox defaultChecked={isChecked} />} label={label} />
  ),
  Button: MuiButton,
  Badge,
  Table: ({ columns, rows }) => (
    <TableContainer component={Paper}>
      <Table>
        <TableHead>
          <TableRow>
            {columns.map(({ id, header }) => (
              <TableCell key={id}>{header}</TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map((row) => (
            <TableRow key={row.id}>
              {columns.map(({ id, cell }) => (
                <TableCell key={id}>{cell(row)}</TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  ),
  Select: ({ label, options, chosen }) => (
    <TextField select label={label} defaultValue={chosen}>
      {options.map(({ id, label: text }) => (
        <MenuItem key={id} value={id}>
          {text}
        </MenuItem>
      ))}
    </TextField>
  ),
};
