export const style = `:root{color-scheme:light dark}.of{margin:0;color:#52606d}h1{margin:.25rem 0 1rem;line-height:1.25}h2{margin:2rem 0 .5rem}
.list{overflow-x:auto}table{border-collapse:collapse;background:#fff;width:100%}
th,td{text-align:left;padding:.5rem .75rem;border:1px solid #e2dcd3}
dl{display:grid;grid-template-columns:minmax(8rem,1fr) 2fr;gap:.5rem 1rem;margin:1rem 0}
dt{color:#52606d}dd{margin:0}dt,dd,td{white-space:pre-wrap}dd,td,li,h1,h3,.notice,.hint{overflow-wrap:anywhere}
form.search,nav{display:flex;flex-wrap:wrap;align-items:center;gap:.75rem 1rem;margin:1rem 0}
form.change{display:grid;gap:.5rem;max-width:34rem}
label{font-weight:600}form.change label{margin-top:.75rem}
input,select,textarea,button{min-height:44px;padding:.5rem .75rem;border:1px solid #6b7785;border-radius:6px;background:#fff;color:inherit;font:inherit;box-sizing:border-box;max-width:100%}
button{justify-self:start;border-color:#1d3a6e;background:#1d3a6e;color:#fff;font-weight:600;cursor:pointer}form.change button{margin-top:1rem}
button:hover{text-decoration:underline}li,td a{line-height:1.9}nav a{padding:.6rem 0}a{color:#1d3a6e}
[aria-invalid=true]{border:2px solid #a4262c}.problem{margin:0;color:#a4262c}
.notice{padding:.75rem 1rem;border:1px solid #1d3a6e;border-left-width:6px;background:#fff}
:focus-visible{outline:3px solid #b25e00;outline-offset:2px}
.hint{margin:0;color:#52606d}
@media(max-width:35rem){dl{grid-template-columns:1fr}dd{margin-bottom:.5rem}
.tickets thead{display:none}.tickets tr{display:grid;padding:.5rem 0;border-bottom:1px solid #e2dcd3}.tickets td{border:0;padding:.15rem .75rem}
.tickets td::before{content:attr(data-name) ": ";color:#52606d}}
@media(prefers-color-scheme:dark){body{background:#14181f;color:#e6e9ee}a{color:#9fc1ff}.of,dt,.hint,.tickets td::before{color:#aab4c0}
table,input,select,textarea,.notice{background:#1d232c}th,td,.tickets tr{border-color:#3a4350}.problem{color:#ff9b9b}[aria-invalid=true]{border-color:#ff9b9b}
button{background:#9fc1ff;border-color:#9fc1ff;color:#14181f}.notice{border-color:#9fc1ff}:focus-visible{outline-color:#ffb454}}`;
