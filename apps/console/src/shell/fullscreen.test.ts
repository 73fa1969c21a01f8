import { expect, test } from 'vitest';
import { offersFullscreen } from './fullscreen.ts';

const mac = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)';
const phone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X)';
const tablet = 'Mozilla/5.0 (iPad; CPU OS 18_5 like Mac OS X)';
const windows = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64)';
const blink = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0';
const webKit = 'AppleWebKit/605.1.15 (KHTML, like Gecko)';

test.each([
  ['Chrome on macOS', `${mac} ${blink} Safari/537.36`, 0, true],
  ['Chrome on Windows with a touch screen', `${windows} ${blink} Safari/537.36`, 10, true],
  ['Chrome on Android', `Mozilla/5.0 (Linux; Android 10; K) ${blink} Mobile Safari/537.36`, 5, true],
  ['Edge', `${windows} ${blink} Safari/537.36 Edg/140.0.0.0`, 0, true],
  [
    'Firefox on macOS',
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:143.0) Gecko/20100101 Firefox/143.0',
    0,
    true,
  ],
  ['Firefox on Android', 'Mozilla/5.0 (Android 14; Mobile; rv:143.0) Gecko/143.0 Firefox/143.0', 5, true],
  ['Safari on macOS', `${mac} ${webKit} Version/18.5 Safari/605.1.15`, 0, false],
  ['Safari on an iPhone', `${phone} ${webKit} Version/18.5 Mobile/15E148 Safari/604.1`, 5, false],
  ['Safari on an iPad', `${mac} ${webKit} Version/18.5 Safari/605.1.15`, 5, false],
  ['Chrome on an iPhone', `${phone} ${webKit} CriOS/140.0.7339.39 Mobile/15E148 Safari/604.1`, 5, false],
  [
    'Chrome on an iPad that asks for desktop pages',
    `${mac} ${webKit} CriOS/140 Version/18.5 Safari/605.1.15`,
    5,
    false,
  ],
  ['Edge on an iPhone', `${phone} ${webKit} Version/18.0 EdgiOS/140.0 Mobile/15E148 Safari/604.1`, 5, false],
  ['Firefox on an iPad', `${tablet} ${webKit} FxiOS/143.0 Mobile/15E148 Safari/605.1.15`, 5, false],
  ['an iPad that passes for Chrome on a Mac', `${mac} ${blink} Safari/537.36`, 5, false],
])('full screen, %s', (_, userAgent, touchPoints, isOffered) => {
  expect(offersFullscreen(userAgent, touchPoints)).toBe(isOffered);
});
