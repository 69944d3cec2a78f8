import type { GuideTranslation } from '../../translations/read-translations.js';

export const translation: GuideTranslation = {
  region: { of: '4773281f', text: 'Oceanía' },
  currency: { of: 'bb135ddf', text: 'dólar neozelandés (NZD)' },
  'visaRequirements.touristVisa': {
    of: 'a5e762a3',
    text: 'Los visitantes de muchos países van a Nueva Zelanda con una autorización electrónica de viaje (NZeTA) en lugar de un visado; otros solicitan antes un visado de visitante. Los ciudadanos australianos no necesitan ninguna de las dos cosas. Todos rellenan una declaración de viajero; consulte qué se aplica a su pasaporte en Immigration New Zealand (immigration.govt.nz).',
  },
  'visaRequirements.workVisa': {
    of: '6139515a',
    text: 'La mayoría de las personas que se mudan a Nueva Zelanda por trabajo van con un Accredited Employer Work Visa, para el que el empleador debe estar acreditado, o directamente con un visado de residencia para trabajadores cualificados. Un visado de trabajo de al menos 12 meses abre también la franquicia para el menaje de casa. Los australianos pueden vivir y trabajar allí sin solicitarlo; los demás deben consultar las ocupaciones y los niveles salariales vigentes en Immigration New Zealand.',
  },
  'visaRequirements.residencePermit': {
    of: '7846d69a',
    text: 'Nueva Zelanda concede visados de residente, sobre todo por las vías de trabajadores cualificados, del trabajo a la residencia y familiar, y al cabo de unos años visados de residente permanente. No hay tarjeta de residencia: el visado es electrónico y está vinculado al pasaporte. Las condiciones cambian a menudo, así que consulte a Immigration New Zealand (immigration.govt.nz).',
  },
  'visaRequirements.familyReunification': {
    of: 'b52f4e90',
    text: 'Las parejas y los hijos a cargo pueden por lo general ir a Nueva Zelanda con el solicitante principal o después de él, con visados vinculados al suyo; se pide prueba de convivencia en una relación auténtica y estable. Los padres tienen vías propias, con condiciones de ingresos y largas esperas. Consulte a Immigration New Zealand.',
  },
  'customsRegulations.dutyFreeAllowance': {
    of: '2d43c41d',
    text: 'El menaje de casa entra en Nueva Zelanda libre de derechos y de GST si usted llega con un documento que le permite vivir allí (un pasaporte neozelandés o australiano, un visado de residencia o un visado de trabajo de al menos 12 meses), si vivió fuera de Nueva Zelanda durante la totalidad de los 21 meses anteriores a su llegada, si poseyó y usó los bienes antes de llegar y si los lleva para su propio uso. No se incluyen los vehículos, las embarcaciones, las aeronaves ni los artículos destinados al comercio. Son 21 meses y no 12, y no hay un número fijo de meses de propiedad.',
  },
  'customsRegulations.prohibitedItems.0': { of: '692d9064', text: 'Miel y productos apícolas.' },
  'customsRegulations.prohibitedItems.1': { of: 'bd5878bc', text: 'Plantas, bulbos y semillas.' },
  'customsRegulations.prohibitedItems.2': {
    of: '555521d4',
    text: 'Paja, y cajas de cartón usadas que hayan contenido alimentos frescos.',
  },
  'customsRegulations.prohibitedItems.3': { of: '2716d831', text: 'Drogas.' },
  'customsRegulations.prohibitedItems.4': {
    of: '75351f58',
    text: 'Publicaciones, películas y juegos censurables (objectionable).',
  },
  'customsRegulations.prohibitedItems.5': {
    of: '4afaaaad',
    text: 'Marfil, coral, carey y otros objetos hechos con especies protegidas, sin documentos CITES.',
  },
  'customsRegulations.restrictedItems.0': {
    of: 'fd1306d0',
    text: 'Alimentos envasados y especias: no los lleve, pues dan lugar a una inspección y a menudo a su destrucción.',
  },
  'customsRegulations.restrictedItems.1': {
    of: 'd6b5ff20',
    text: 'Botas, tiendas de campaña, bicicletas, herramientas de jardín y muebles de exterior: elimine todo resto de tierra y de semillas y declárelos.',
  },
  'customsRegulations.restrictedItems.2': {
    of: '168e70ee',
    text: 'Objetos de madera, caña o material animal: declárelos, pues puede que haya que someterlos a tratamiento.',
  },
  'customsRegulations.restrictedItems.3': {
    of: '85e27943',
    text: 'Armas de fuego y sus piezas: necesitan un permiso de la policía neozelandesa antes del envío.',
  },
  'customsRegulations.restrictedItems.4': {
    of: 'b3399a25',
    text: 'Medicamentos: llévelos consigo con la receta, en una cantidad para uso personal; los controlados deben viajar con usted y no en el envío.',
  },
  'customsRegulations.restrictedItems.5': {
    of: '1595a5ca',
    text: 'Alcohol: una colección de vinos puede acogerse a la franquicia si demuestra que la fue formando con el tiempo para su propio uso; pregunte a la Aduana de Nueva Zelanda por otras botellas.',
  },
  'customsRegulations.restrictedItems.6': {
    of: 'e2be4582',
    text: 'Tabaco y vapeadores: limitados y por lo general gravados, así que no los embale.',
  },
  'customsRegulations.documentationRequired.0': {
    of: 'c0a82d7a',
    text: 'Declaración de equipaje personal no acompañado (Unaccompanied Personal Baggage Declaration), por lo general el formulario NZCS 218; compruebe el número vigente con la Aduana de Nueva Zelanda.',
  },
  'customsRegulations.documentationRequired.1': {
    of: '99ba5572',
    text: 'Preguntas complementarias del servicio de bioseguridad (MPI), que le envía la empresa de mudanzas.',
  },
  'customsRegulations.documentationRequired.2': {
    of: '79fe662d',
    text: 'Inventario de cada caja, que mencione el equipo para exteriores, los objetos de madera y los alimentos.',
  },
  'customsRegulations.documentationRequired.3': {
    of: '9dbdf42d',
    text: 'Copia del pasaporte, con la página de la foto y el visado.',
  },
  'customsRegulations.documentationRequired.4': {
    of: '00746199',
    text: 'Prueba de dónde vivió en los 21 meses anteriores, si la aduana la pide.',
  },
  'customsRegulations.documentationRequired.5': {
    of: 'e8d8dfa0',
    text: 'Conocimiento de embarque o guía aérea, que facilita la empresa de mudanzas.',
  },
  'customsRegulations.customsClearanceTime': {
    of: '7f096727',
    text: 'El despacho en Nueva Zelanda suele tardar unos 5 a 10 días hábiles, pues además de la aduana el servicio de bioseguridad (MPI) inspecciona los envíos de menaje. El equipo para exteriores sucio y los alimentos no declarados son las causas frecuentes de retrasos y de facturas de limpieza, así que limpie todo antes de embalar.',
  },
  'petImport.vaccinations.0': { of: 'db90beaf', text: 'Microchip ISO para todos los gatos y perros.' },
  'petImport.vaccinations.1': {
    of: '2abdc151',
    text: 'Vacuna contra la rabia y titulación de anticuerpos de al menos 0,5 UI/ml para las mascotas de países de la Categoría 3, donde no hay rabia o está bien controlada.',
  },
  'petImport.vaccinations.2': {
    of: 'daf4b649',
    text: 'Tratamientos antiparasitarios y otros análisis de sangre para los perros, según los enumere la norma sanitaria de importación de su categoría.',
  },
  'petImport.vaccinations.3': {
    of: '664dcf87',
    text: 'Residencia de 6 meses en el país desde el que se exporta, para todas las mascotas salvo las australianas (según informa otra guía).',
  },
  'petImport.quarantine': {
    of: '8275c623',
    text: 'Los gatos y perros de todos los países salvo Australia suelen pasar al menos 10 días en un centro de cuarentena aprobado por el MPI en Nueva Zelanda; reserve la plaza pronto, porque hay pocas. Los perros de tipo pit bull, el tosa japonés, el dogo argentino, el fila brasileño y el presa canario no pueden entrar.',
  },
  'petImport.healthCertificate': {
    of: '6ec26dea',
    text: 'Los gatos y perros necesitan un permiso de importación del MPI salvo que vengan de Australia; cuente 30 días hábiles para obtenerlo, además de los certificados veterinarios de su categoría (Australia, libre de rabia, o con rabia ausente o bien controlada). Las mascotas de otros países deben vivir primero en uno aprobado. Si hace falta una titulación de anticuerpos, empiece bastante más de medio año antes de mudarse a Nueva Zelanda.',
  },
  'vehicleImport.regulations': {
    of: '61219459',
    text: 'Nueva Zelanda dispensa de sus normas de impacto frontal y de emisiones al automóvil propio de un inmigrante si este ha vivido fuera del país al menos 21 meses, ha tenido el automóvil en propiedad y matriculado a su nombre al menos un año antes de la llegada y lo solicita en un plazo de 18 meses. Aun así, el automóvil debe superar la certificación de entrada y estar lo bastante limpio para la bioseguridad.',
  },
  'vehicleImport.duties': {
    of: '738f9a02',
    text: 'Los automóviles suelen entrar en Nueva Zelanda libres de derechos pero con un 15 % de GST, y las autocaravanas (casas rodantes) además con un 10 % de derechos. Los inmigrantes pueden obtener la exención del GST para un automóvil que hayan poseído y usado; por lo general ese automóvil no se puede vender durante 2 años. Consulte las condiciones en la Aduana de Nueva Zelanda antes de enviarlo.',
  },
  'vehicleImport.documentation.0': {
    of: 'c4437762',
    text: 'Documentos de matriculación a su nombre, que abarquen al menos un año antes de su llegada.',
  },
  'vehicleImport.documentation.1': { of: '062f45d9', text: 'Factura de compra y documentos del seguro.' },
  'vehicleImport.documentation.2': {
    of: '1720d518',
    text: 'Pasaporte con el visado de residencia o de trabajo, y prueba de 21 meses en el extranjero.',
  },
  'vehicleImport.documentation.3': {
    of: 'ddd4e1fa',
    text: 'Prueba de las normas de seguridad y de emisiones según las que se fabricó el automóvil.',
  },
  'vehicleImport.documentation.4': { of: '1a88f9ec', text: 'Conocimiento de embarque del automóvil.' },
  'vehicleImport.restrictions': {
    of: 'da62fc60',
    text: 'Llevar un automóvil a Nueva Zelanda compensa sobre todo si es un buen automóvil con el volante a la derecha que cumple la regla para inmigrantes; allí es fácil comprar automóviles japoneses usados. Los que tienen el volante a la izquierda y menos de 20 años suelen necesitar un permiso. Se circula por la izquierda, y un automóvil con tierra o insectos se limpia a costa de usted.',
  },
  'healthcare.system': {
    of: '447c666b',
    text: 'Nueva Zelanda tiene hospitales públicos que son gratuitos o baratos para quienes tienen derecho, mientras que la consulta del médico (GP) suele costar algo. Inscríbase con un GP cerca de su casa. Las lesiones por accidente las cubre el sistema público ACC, también a los visitantes.',
  },
  'healthcare.insurance': {
    of: 'a802bebf',
    text: 'Los ciudadanos, los residentes y la mayoría de quienes tienen un visado de trabajo de dos años o más pueden usar la sanidad pública en Nueva Zelanda; con un visado más corto, contrate un seguro privado. Muchos residentes añaden una cobertura privada para evitar las listas de espera.',
  },
  'healthcare.emergencyNumber': { of: 'f6e0a1e2', text: '111' },
  'education.schoolSystem': {
    of: '6a4233ac',
    text: 'La mayoría de los niños de Nueva Zelanda empieza la escuela al cumplir cinco años o en torno a esa fecha; la escuela es obligatoria de los 6 a los 16, y las escuelas públicas son gratuitas para los residentes y para los hijos de muchos titulares de visados de trabajo. El año escolar va de finales de enero o febrero a diciembre. Muchas escuelas admiten por zonas, así que consulte la zona antes de alquilar.',
  },
  'education.languageOfInstruction': {
    of: '6e8c7881',
    text: 'En las escuelas de Nueva Zelanda se enseña en inglés, y en algunas en te reo Māori (maorí). Los niños que aún no dominan el inglés reciben ayuda en la mayoría de las escuelas.',
  },
  'utilities.electricity': {
    of: 'c44432d3',
    text: 'En Nueva Zelanda la corriente es de 230 V a 50 Hz, con enchufes de tipo I, los mismos que en Australia. Los aparatos fabricados para 110 a 120 V necesitan allí un transformador.',
  },
  'utilities.internet': {
    of: '0700e19f',
    text: 'La fibra llega a la mayoría de las localidades de Nueva Zelanda y la venden muchos proveedores por las mismas líneas; los hogares rurales usan a menudo conexión inalámbrica o por satélite. Pídala al firmar el contrato de alquiler.',
  },
  'utilities.banking': {
    of: 'a240f8a9',
    text: 'Varios bancos permiten abrir una cuenta antes de llegar a Nueva Zelanda y activarla en una sucursal con el pasaporte y un comprobante de domicilio. Solicite enseguida un número IRD, pues sin él el sueldo y los intereses tributan a un tipo más alto.',
  },
  'culturalTips.0': {
    of: 'a9c29de0',
    text: 'Quítese los zapatos en la puerta de muchas casas y en un marae, el lugar de reunión maorí, y haga lo que hagan sus anfitriones.',
  },
  'culturalTips.1': {
    of: '3b582ffe',
    text: 'Aprenda a pronunciar los topónimos y los saludos maoríes; en Nueva Zelanda la gente valora el esfuerzo.',
  },
  'culturalTips.2': {
    of: '5cb0d419',
    text: 'Si le piden que lleve un plato (bring a plate), llévelo con comida para compartir.',
  },
  'culturalTips.3': {
    of: '5d0aaefa',
    text: 'Muchas casas antiguas de Nueva Zelanda tienen poco aislamiento, así que pregunte por la calefacción antes de alquilar y tenga a mano ropa de cama abrigada para la primera noche.',
  },
  'culturalTips.4': {
    of: '7378a9cb',
    text: 'El tiempo y el sol cambian rápido, y el sol quema antes que en Europa, así que tenga a mano protector solar y una chaqueta impermeable.',
  },
  'importantContacts.emergencyServices': {
    of: '05c01770',
    text: 'En Nueva Zelanda, marque el 111 para la policía, una ambulancia o los bomberos; en el 105 se localiza a la policía cuando no es urgente.',
  },
  'importantContacts.taxOffice': {
    of: '5a159748',
    text: 'Inland Revenue (IRD) se ocupa de los impuestos en Nueva Zelanda: ird.govt.nz.',
  },
  'sources.0.title': { of: '086151d9', text: 'Aduana de Nueva Zelanda: menaje de casa' },
  'sources.1.title': {
    of: '26c0b9e7',
    text: 'Ministerio de Industrias Primarias: llevar gatos y perros a Nueva Zelanda',
  },
  'sources.2.title': { of: '98d99614', text: 'Agencia de Transporte de Nueva Zelanda: vehículos de inmigrantes' },
  'sources.3.title': { of: 'e74c9a23', text: 'Immigration New Zealand: visados y vida en el país' },
  'sources.4.title': { of: 'abf4c43a', text: 'Inland Revenue de Nueva Zelanda' },
  'sources.5.title': {
    of: 'a1a343c1',
    text: 'Blatchford International: normas de importación de Nueva Zelanda (secondary)',
  },
  'sources.6.title': { of: 'd639538f', text: 'Copia de un folleto del MPI sobre mudarse a Nueva Zelanda (secondary)' },
  'sources.7.title': { of: 'cd3310ef', text: 'United Pet Express: requisitos de Nueva Zelanda (secondary)' },
  'sources.8.title': {
    of: 'e92196a5',
    text: 'Copia de las indicaciones de la aduana sobre vehículos de motor particulares (secondary)',
  },
  'sources.9.title': { of: '3ed57b9f', text: 'Números de emergencia por país (open data)' },
  'sources.10.title': { of: '3bd274cc', text: 'Voltajes y enchufes por país (open data)' },
};
