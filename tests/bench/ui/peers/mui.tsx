import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import CssBaseline from '@mui/material/CssBaseline';
import Dialog from '@mui/material/Dialog';
import DialogTitle from '@mui/material/DialogTitle';
import FormControlLabel from '@mui/material/FormControlLabel';
import LinearProgress from '@mui/material/LinearProgress';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import Switch from '@mui/material/Switch';
import Tab from '@mui/material/Tab';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import Tabs from '@mui/material/Tabs';
import TextField from '@mui/material/TextField';
import Tooltip from '@mui/material/Tooltip';
import { useState } from 'react';
import { show } from '../show.tsx';

const theme = createTheme({ cssVariables: true, colorSchemes: { light: true, dark: true } });

function Page() {
  const [isAsking, setIsAsking] = useState(false);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <Button variant="contained">Save</Button>
      <TextField label="Name" defaultValue="Lemon tart" />
      <FormControlLabel control={<Checkbox />} label="Sells" />
      <RadioGroup aria-label="Group">
        <FormControlLabel value="fish" control={<Radio />} label="Fish" />
      </RadioGroup>
      <FormControlLabel control={<Switch />} label="Prints" />
      <TextField select label="Tax" defaultValue="10">
        <MenuItem value="10">10 %</MenuItem>
        <MenuItem value="21">21 %</MenuItem>
      </TextField>
      <Tabs value={0}>
        <Tab label="Prices" />
      </Tabs>
      <Button onClick={() => setIsAsking(true)}>Ask</Button>
      <Dialog open={isAsking} onClose={() => setIsAsking(false)}>
        <DialogTitle>Delete it?</DialogTitle>
      </Dialog>
      <Tooltip title="More of it">
        <Button onClick={({ currentTarget }) => setAnchor(currentTarget)}>More</Button>
      </Tooltip>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        <MenuItem>Copy</MenuItem>
      </Menu>
      <Table>
        <TableBody>
          <TableRow>
            <TableCell>P-1000</TableCell>
          </TableRow>
        </TableBody>
      </Table>
      <LinearProgress variant="determinate" value={40} aria-label="Publishing" />
    </>
  );
}

show(
  <ThemeProvider theme={theme}>
    <CssBaseline />
    <Page />
  </ThemeProvider>,
);
