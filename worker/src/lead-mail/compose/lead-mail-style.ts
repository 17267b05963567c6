import { SafeHtml } from './html.js';

const ground = '#faf7f2';
const ink = '#17262b';
const quiet = '#625f58';
const petrol = '#0f4c57';
const hairline = 'border-top:1px solid #ddd6ca';
const breakable = 'overflow-wrap:anywhere;word-break:break-word';

/** Mail clients drop style sheets, so each part carries its own style. */
export const style = {
  body: `margin:0;padding:0;background-color:${ground}`,
  preview: `display:none;max-height:0;overflow:hidden;opacity:0;font-size:1px;line-height:1px;color:${ground}`,
  page: `width:100%;max-width:600px;margin:0 auto;table-layout:fixed;border-collapse:collapse;font-family:'Segoe UI','Helvetica Neue',Arial,sans-serif;color:${ink}`,
  column: `padding:20px 20px 32px;${breakable}`,
  kind: `margin:0 0 4px;font-size:14px;line-height:20px;color:${quiet}`,
  kindLabel: `color:${petrol}`,
  name: `margin:0 0 14px;font-size:24px;line-height:30px;font-weight:600;color:${ink}`,
  facts: 'width:100%;table-layout:fixed;border-collapse:collapse',
  label: `width:112px;padding:7px 0;${hairline};vertical-align:top;text-align:left;font-weight:400;font-size:14px;line-height:24px;color:${quiet}`,
  value: `padding:7px 0;${hairline};vertical-align:top;font-size:16px;line-height:24px;color:${ink};${breakable}`,
  typed: `font-size:14px;line-height:20px;color:${quiet}`,
  link: `color:${petrol};font-weight:600`,
  message: `padding:18px 0 22px;${hairline};font-size:16px;line-height:25px;color:${ink};${breakable}`,
  button: `display:inline-block;padding:12px 22px;background-color:${petrol};border-radius:4px;font-size:16px;line-height:24px;font-weight:600;color:#ffffff;text-decoration:none`,
  hint: `margin:14px 0 0;font-size:14px;line-height:20px;color:${quiet}`,
} as const;

/** For clients that read style sheets and show a dark screen; the others invert the colours by themselves. */
export const darkStyleSheet = new SafeHtml(`:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (prefers-color-scheme:dark){
.ground{background-color:#10191b!important}
.ink{color:#ece8e1!important}
.quiet{color:#a9a69f!important}
.petrol{color:#84cdd6!important}
.line{border-color:#344144!important}
.button{background-color:#84cdd6!important;color:#0b1f23!important}
}`);
