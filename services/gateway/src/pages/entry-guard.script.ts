import { FAILED_COMPOSITION_COOKIE } from "../compositions/failed-composition.cookie.ts";
import { BROKEN_SHELL } from "@reclaim/contracts-gateway/broken-shell";
import { toInlineJson } from "../compositions/inline-json.model.ts";
import { CRISIS_HELP_ID, HELP_LINK } from "./crisis-help.html.ts";

const FALLBACK_HTML =
  `<p class="boot-note" role="alert">Reclaim cannot be shown at the moment. Please try again in a little while. If you are in danger, call your local emergency number. ${HELP_LINK}</p>`;

/**
 * The script before the shell's own, for when nothing of that can be shown: it does not load, verify
 * or run, or tells that it cannot render. It reports, steps back once to what everybody gets if the
 * page was made of anything else (a canary, an override), and else puts words in the place of the
 * page. So it does where a browser keeps no cookies: it would load the same page again for ever.
 */
export function renderEntryGuard(page: {
  composition: string;
  shell: string;
  ticket: string | null;
  /** The page is made of what everybody gets: there is nothing to step back to. */
  isStable: boolean;
}): string {
  return `(d=>{let done;const fail=kind=>{
if(done)return;done=1;
if(d.ticket)fetch("/api/releases/reports",{method:"POST",keepalive:true,credentials:"omit",headers:{"content-type":"application/json"},body:JSON.stringify({ticket:d.ticket,reports:[{name:"shell",version:d.shell,kind}]})}).catch(()=>{});
const mark="${FAILED_COMPOSITION_COOKIE}="+d.composition,marked=()=>document.cookie.includes(mark);
if(!d.isStable&&!marked()){document.cookie=mark+";path=/;max-age=86400;samesite=lax";if(marked()){location.reload();return}}
const at=id=>document.getElementById(id),say=()=>{const r=at("root"),h=at("${CRISIS_HELP_ID}");if(r)r.innerHTML=${
    JSON.stringify(FALLBACK_HTML)
  }+(h?h.textContent:"")};
document.readyState==="loading"?addEventListener("DOMContentLoaded",say):say()
};
addEventListener("error",e=>{
const t=e.target,own=t&&t.type==="module"?/^\\/remotes\\/shell\\//.test(t.getAttribute("src")):/\\/remotes\\/shell\\//.test(e.filename);
if(own&&(document.querySelector(".boot,[data-prerendered]")||document.readyState==="loading"))fail("load_error")
},true);
addEventListener("${BROKEN_SHELL}",()=>fail("render_error"))
})(${toInlineJson(page)})`;
}
