import { createVar } from '@vanilla-extract/css';

/** Room at both ends of a line, where it reaches the edges of a card: its words stand in line with the card's title. */
export const cardEdge = createVar();
