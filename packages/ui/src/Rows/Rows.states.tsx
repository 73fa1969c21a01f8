import { Status } from '../Status/index.ts';
import { Text } from '../Text/index.ts';
import { Row, type RowsProps } from './index.ts';

const names = ['Bar', 'Terrace', 'Counter of the kiosk at the far end of the harbour promenade'];

const tills = names.map((name) => (
  <Row key={name}>
    <Text weight="medium" wrap="anywhere">
      {name}
    </Text>
    <Status tone="success" text="Up to date" />
  </Row>
));
const changes = names.map((name) => (
  <Row key={name} arrange="stack" isRoomy>
    <Text weight="medium" wrap="anywhere">
      {name}
    </Text>
    <Text tone="muted">Has not answered since 12:31.</Text>
  </Row>
));
const many = Array.from({ length: 24 }, (_, index) => (
  <Row key={index}>
    <bdi>TILL-{index + 1}</bdi>
    <Text tone="muted">Bar</Text>
  </Row>
));

/** The states that stories, accessibility and contrast checks run on. */
export const states = {
  plain: { label: 'Tills', children: tills },
  inCard: { label: 'Tills', inset: 'card', children: tills },
  stacked: { label: 'Tills', children: changes },
  framed: { label: 'Tills', isFramed: true, children: many },
} satisfies Record<string, RowsProps>;
